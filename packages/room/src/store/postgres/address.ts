// Addresses of databases, as they are given and as they may be shown.

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** The address without its password. */
export function shownAddress(url: string): string {
  try {
    const address = new URL(url);
    if (address.password !== '') address.password = '***';
    return address.href;
  } catch {
    return 'postgres://';
  }
}
