declare const __QUAI_VERSION__: string;

/** The version of this build, as package.json has it. */
export const clientVersion = __QUAI_VERSION__;

const numbersOf = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number);

/** Whether `version` is lower than `least`, by their three numbers; an unreadable `least` demands nothing. */
export function isOlder(version: string, least: string | undefined): boolean {
  if (least === undefined) return false;
  const [own, wanted] = [numbersOf(version), numbersOf(least)];
  const at = [0, 1, 2].find((place) => own[place] !== wanted[place]);
  return at !== undefined && (own[at] ?? 0) < (wanted[at] ?? 0);
}
