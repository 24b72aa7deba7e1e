import { describe, expect, it } from 'vitest';
import { issueCodes, outcomeCodes } from '../../../src/db/engine-code.ts';
import { commandNamed, commandNames } from '../../../src/domain/commands.ts';
import { refusalText } from '../../../src/views/kit/actions/refusal-text.ts';
import { engineWords } from '../../../src/views/kit/text.ts';

const codes: readonly string[] = [...issueCodes, ...outcomeCodes];

describe("the engine's words", () => {
  it('have each code once: what cannot be recorded is told apart from what became of a recorded action', () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(engineWords).toSorted()).toEqual(codes.toSorted());
    expect(new Set(Object.values(engineWords)).size).toBe(codes.length);
  });

  // An action may have words of its own for what the server refuses.
  const own = new Set(['rejected', 'forbidden']);

  it('share no code with the refusals that actions declare', () => {
    const shared = commandNames.flatMap((name) =>
      Object.keys(commandNamed(name)?.text.refusals ?? {})
        .filter((code) => codes.includes(code) && !own.has(code))
        .map((code) => `${name}: ${code}`),
    );
    expect(shared).toEqual([]);
  });

  it.each([
    ['unknown', 'Réponse perdue : impossible de savoir si le serveur a agi'],
    ['unknownAction', 'Cette version de Quai ne connaît pas cette action'],
    ['offline', 'Hors ligne'],
    ['mustBeOnline', 'Hors ligne : cette action doit partir maintenant'],
    ['signedOut', 'En attente de votre reconnexion'],
    ['notSignedIn', "Vous n'êtes pas connecté"],
  ])('say of %s: %s', (code, words) => {
    expect(refusalText({ text: { refusals: {} } }, { code, detail: undefined })).toBe(words);
  });

  it('come after those of the server', () => {
    expect(refusalText({ text: { refusals: {} } }, { code: 'rejected', detail: 'Trop tard' })).toBe('Trop tard');
  });
});
