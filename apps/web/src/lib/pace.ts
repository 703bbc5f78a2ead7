// How fast bots think and hands follow where one practises alone: from time to look at everything, to none at all.
export const PACES = { slow: 1.8, usual: 1, quick: 0.4, instant: 0 } as const;
export type Pace = keyof typeof PACES;
