/** A file of `csvOf` read again, as a spreadsheet does: written from the format alone, and not from the code that writes. */
export function readCsv(file: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const text = file.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ';') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      rows.push([]);
      at++;
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

/** A column by its title, without the title. */
export function columnOf(file: string, title: string): readonly string[] {
  const [titles = [], ...rows] = readCsv(file);
  const at = titles.indexOf(title);
  if (at < 0) throw new Error(`no column ${title}`);
  return rows.map((row) => row[at] ?? '');
}

/** The sum of a column of amounts, in cents, by whole numbers alone. */
export function centsOfColumn(file: string, title: string): number {
  return columnOf(file, title)
    .filter((cell) => cell !== '')
    .map((cell) => {
      const [, sign = '', euros = '', cents = ''] = /^(-?)(\d+),(\d{2})$/.exec(cell) ?? [];
      if (euros === '') throw new Error(`no amount: ${cell}`);
      return Number(`${sign}${Number(euros) * 100 + Number(cents)}`);
    })
    .reduce((sum, cents) => sum + cents, 0);
}

/** The sum of a column of durations, `171:30:07`, in seconds. */
export function secondsOfColumn(file: string, title: string): number {
  return columnOf(file, title)
    .filter((cell) => cell !== '')
    .map((cell) => {
      const [, hours, minutes, seconds] = /^(\d+):([0-5]\d):([0-5]\d)$/.exec(cell) ?? [];
      if (hours === undefined) throw new Error(`no duration: ${cell}`);
      return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
    })
    .reduce((sum, seconds) => sum + seconds, 0);
}
