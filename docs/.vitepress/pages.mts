// What is on the site, in the order in which a reader meets it. A test holds this list to the files of docs/.
export interface Chapter {
  readonly text: string;
  readonly pages: readonly string[];
}

export const CHAPTERS: readonly Chapter[] = [
  { text: 'Begin', pages: ['start', 'play', 'games'] },
  { text: 'Run a house', pages: ['office', 'clubs', 'desk', 'compliance', 'backup', 'operate', 'scale'] },
  { text: 'Write a house, write a game', pages: ['writing-a-house', 'adding-a-game'] },
  { text: 'For programmers', pages: ['library', 'formats', 'bots', 'commands', 'protocol', 'odds'] },
  { text: 'Trust', pages: ['fairness', 'safety', 'laws'] },
  { text: 'How it is built', pages: ['architecture', 'glossary'] },
];
