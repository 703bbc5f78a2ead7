// The state of the book desk: the room's documents, the draft, what the checker says of it, and what was asked besides.
import type { Language } from '../lib/wire.js';
import type { Checked, Compared, Documents, HandShown, HouseDraft, Known, Mark } from './asks.js';
import { DeskThread } from './client.js';
import { draftOf, filesOf, housesIn, keep, keptDraft, pageOf } from './draft.js';

/** Milliseconds after the last key. */
const PAUSE = 300;
/** Hands of each game that both editions play. */
const ROUNDS = 40;

export type Handed =
  | { readonly at: 'working' }
  | { readonly at: 'done'; readonly house: string; readonly isNew: boolean }
  | { readonly at: 'refused' }
  | { readonly at: 'failed' };

export class Desk {
  documents = $state.raw<Documents>({});
  /** May whoever sits here hand any house over, or which? */
  private owner = $state(false);
  private hands = $state.raw<readonly string[]>([]);
  draft = $state.raw<HouseDraft | null>(null);
  file = $state('house.yaml');
  isKept = $state(true);
  /** Somebody has written in it: it is kept, and not thrown away unasked. */
  isTouched = $state(false);
  checked = $state.raw<Checked | null>(null);
  busy = $state<'reading' | 'playing' | null>(null);
  trouble = $state('');
  known = $state.raw<Known | null>(null);
  dealt = $state.raw<HandShown | null>(null);
  compared = $state.raw<Compared | 'working' | null>(null);
  handed = $state.raw<Handed | null>(null);
  /** Counts up where the text in the editor is no longer the draft's own. */
  loaded = $state(0);

  private readonly thread = new DeskThread();
  private beside: DeskThread | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly language: () => Language) {}

  /** `wanted` is a house to begin with, unless a draft was kept. */
  async open(wanted: string | undefined): Promise<void> {
    const answer = await fetch('/api/documents', { credentials: 'same-origin' }).catch(() => null);
    if (!answer?.ok) {
      this.handed = { at: 'failed' };
      return;
    }
    const said = (await answer.json()) as { files: Documents; owner: boolean; hands: readonly string[] };
    const { files } = said;
    this.documents = files;
    this.owner = said.owner;
    this.hands = said.hands;
    await this.thread.ask('base', { files });
    const kept = keptDraft();
    if (kept) this.load(kept, true);
    else if (wanted && this.houses.includes(wanted)) this.load(draftOf(files, wanted));
    else await this.fresh('');
  }
  get houses(): readonly string[] {
    return housesIn(this.documents);
  }
  /** Is the draft one's own to hand over? */
  get mayHand(): boolean {
    return this.owner || (this.draft !== null && this.hands.includes(this.draft.house));
  }
  get files(): readonly string[] {
    return this.draft ? filesOf(this.draft) : [];
  }
  get text(): string {
    return this.draft?.files[this.file] ?? '';
  }
  nameOf(house: string): string {
    const name = /^name: *(.+)$/m.exec(this.documents[`houses/${house}/house.yaml`] ?? '')?.[1] ?? house;
    return name.replace(/^(['"])(.*)\1$/, '$2');
  }

  /** Another draft, in place of the one that was. */
  load(draft: HouseDraft, isTouched = false): void {
    this.draft = draft;
    this.isTouched = isTouched;
    this.file = filesOf(draft).find((name) => name !== 'house.yaml') ?? 'house.yaml';
    this.loaded++;
    this.changed(0);
  }
  from(house: string): void {
    this.load(draftOf(this.documents, house));
  }
  async fresh(name: string): Promise<void> {
    const called = name.trim() || (this.language() === 'es' ? 'Mi casa' : 'My house');
    this.load(await this.thread.ask('fresh', { name: called, language: this.language() }));
  }
  show(file: string): void {
    this.file = file;
    void this.learn();
  }
  write(text: string): void {
    if (!this.draft || this.text === text) return;
    this.draft = { ...this.draft, files: { ...this.draft.files, [this.file]: text } };
    this.isTouched = true;
    this.changed(PAUSE);
  }
  add(name: string): void {
    if (!this.draft || name in this.draft.files) return;
    this.draft = { ...this.draft, files: { ...this.draft.files, [name]: '' } };
    this.isTouched = true;
    this.show(name);
    this.changed(0);
  }
  remove(): void {
    if (!this.draft || this.file === 'house.yaml') return;
    const { [this.file]: _gone, ...files } = this.draft.files;
    this.draft = { ...this.draft, files };
    this.isTouched = true;
    this.show('house.yaml');
    this.changed(0);
  }

  private changed(pause: number): void {
    this.isKept = keep(this.isTouched ? this.draft : null);
    this.dealt = null;
    this.compared = null;
    this.handed = null;
    this.busy = 'reading';
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.check(), pause);
  }
  /** First what is written wrong, then what the examples come to. */
  private async check(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const mine = ++this.asked;
    const language = this.language();
    void this.learn();
    for (const examples of [false, true]) {
      this.busy = examples ? 'playing' : 'reading';
      const checked = await this.tried(this.thread.ask('check', { draft, language, examples }));
      if (mine !== this.asked) return;
      if (checked) this.checked = checked;
      if (!checked || checked.faults.length > 0) break;
    }
    this.busy = null;
  }
  /** What may stand in the file that is open. */
  private async learn(): Promise<void> {
    const known = await this.tried(this.thread.ask('known', { page: pageOf(this.file, this.text) }));
    if (known) this.known = known;
  }
  private async tried<T>(asked: Promise<T>): Promise<T | null> {
    try {
      const answer = await asked;
      this.trouble = '';
      return answer;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      return null;
    }
  }
  /** In its own file, or elsewhere. */
  fileOf({ file }: Pick<Mark, 'file'>): string | null {
    const mine = `houses/${this.draft?.house}/`;
    return file.startsWith(mine) ? file.slice(mine.length) : null;
  }
  get isSound(): boolean {
    return this.checked !== null && this.checked.faults.length === 0 && this.busy !== 'reading';
  }

  async deal(game: string, stake: string, seed: number): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    this.dealt = await this.tried(this.thread.ask('deal', { draft, language: this.language(), game, stake, seed }));
  }
  /** In a thread of its own: it takes long, and one writes on meanwhile. */
  async compare(): Promise<void> {
    const { draft, documents: files } = this;
    if (!draft) return;
    this.beside?.end();
    const beside = new DeskThread();
    this.beside = beside;
    this.compared = 'working';
    const compared = await this.tried(
      beside
        .ask('base', { files })
        .then(() => beside.ask('compare', { draft, language: this.language(), rounds: ROUNDS })),
    );
    if (this.beside !== beside) return;
    this.beside = null;
    beside.end();
    if (this.draft === draft) this.compared = compared;
  }
  async hand(reason: string): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    this.handed = { at: 'working' };
    const answer = await fetch(`/api/documents/${draft.house}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ files: draft.files, lang: this.language(), reason }),
    }).catch(() => null);
    const said = (await answer?.json().catch(() => null)) as {
      faults?: Checked['faults'];
      house: string;
      isNew: boolean;
    } | null;
    if (answer?.ok && said) {
      this.handed = { at: 'done', house: said.house, isNew: said.isNew };
      const mine = Object.entries(draft.files).map(([name, text]) => [`houses/${draft.house}/${name}`, text] as const);
      const others = Object.entries(this.documents).filter(([path]) => !path.startsWith(`houses/${draft.house}/`));
      this.documents = Object.fromEntries([...others, ...mine]);
      await this.thread.ask('base', { files: this.documents });
    } else if (said?.faults && this.checked) {
      this.handed = { at: 'refused' };
      this.checked = { ...this.checked, faults: said.faults };
    } else this.handed = { at: 'failed' };
  }
  end(): void {
    clearTimeout(this.pause);
    this.thread.end();
    this.beside?.end();
  }
}
