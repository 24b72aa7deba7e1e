import { expect, it } from 'vitest';
import { callCourier, callCourierForDock } from '../../../src/domain/courier/commands/call.ts';
import { cancelJob, regularizeDock } from '../../../src/domain/courier/commands/end-job.ts';
import { outcomeToast } from '../../../src/views/shell/toasts/outcome-toast.ts';

const refused = (text?: string) => ({
  event: 'refused' as const,
  reason: { code: 'rejected', ...(text ? { text } : {}) },
});

it('DSP-672 DSP-673 a call says that it is under way, that it is made, or why it failed', () => {
  for (const command of [callCourier, callCourierForDock]) {
    expect(command.text.progress).toBe('Appel en cours...');
    expect(outcomeToast(command, { event: 'settled' })).toMatchObject({ text: 'Appel effectué', seconds: 3 });
    expect(outcomeToast(command, refused('Trop loin'))).toEqual({
      ...{ text: 'Erreur: Trop loin', seconds: 3, isFailure: true },
    });
    const conflict = { event: 'conflict' as const, reason: { code: 'conflict', text: 'Un coursier est déjà appelé' } };
    expect(outcomeToast(command, conflict)?.text).toBe('Erreur: Un coursier est déjà appelé');
  }
});

it('DSP-679 DSP-684 the end of a job says that it is asked for, or that it failed; a regularisation that it is done', () => {
  expect(outcomeToast(cancelJob, { event: 'settled' })?.text).toBe("Job en cours d'annulation");
  expect(outcomeToast(cancelJob, refused('Trop tard'))?.text).toBe("Une erreur est survenue lors de l'annulation");
  expect(outcomeToast(regularizeDock, { event: 'settled' })?.text).toBe('Le groupement a été régularisé');
});
