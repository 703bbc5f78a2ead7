// The types of busy.mjs, for packages that read no JavaScript.
export function startBusy(count: number): () => void;
export function busyness(): number;
