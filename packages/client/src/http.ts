// The room over HTTP: one's session as a cookie, kept here where no browser keeps it; answers as they come, refusals as errors with a name.

/** The room said no: `refused` is its reason's name, `facts` what goes with it. */
export class RoomRefused extends Error {
  constructor(
    readonly status: number,
    readonly refused: string,
    readonly facts: Readonly<Record<string, unknown>>,
  ) {
    super(`${refused} (${status})`);
    this.name = 'RoomRefused';
  }
}

export class Http {
  private cookies = new Map<string, string>();

  /** @param url  the room's address, without a slash at its end */
  constructor(readonly url: string) {}

  /** The session, to go on with another time; empty where a browser keeps it. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    this.cookies = new Map();
    for (const one of text.split('; ')) this.keep(one);
  }

  async get<T>(path: string): Promise<T> {
    return this.read<T>(await this.send('GET', path));
  }
  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.read<T>(await this.send('POST', path, JSON.stringify(body)));
  }

  private async send(method: string, path: string, body?: string): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of response.headers.getSetCookie?.() ?? []) this.keep(set.split(';')[0] ?? '');
    return response;
  }
  private keep(cookie: string): void {
    const at = cookie.indexOf('=');
    if (at > 0) this.cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
  }
  private async read<T>(response: Response): Promise<T> {
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return answer as T;
    const { refused = 'no-answer', ...facts } = (answer ?? {}) as { refused?: string };
    throw new RoomRefused(response.status, refused, facts);
  }
}
