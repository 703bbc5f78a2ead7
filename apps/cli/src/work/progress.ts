// How far a work is.
/** A bar on the terminal, up to so much. */
export function progress(total: number, isQuiet: boolean): (done: number) => void {
  if (isQuiet) return () => {};
  let shown = -1;
  return (done) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown) return;
    shown = percent;
    const filled = Math.round(percent / 2.5);
    process.stderr.write(`\r  [${'#'.repeat(filled)}${'·'.repeat(40 - filled)}] ${String(percent).padStart(3)} %`);
    if (done === total) process.stderr.write('\r\x1b[K');
  };
}
