import { nameOfAuthor } from '../../author.ts';
import { joined, sentence } from '../../words/isolate.ts';
import { centsOfEuros } from '../cents.ts';
import { euroText } from '../money.ts';
import { paymentLabels } from '../payment-labels.ts';
import { partStatusTexts } from '../text.ts';
import { type CourseRow, centsAfter } from './rows.ts';
import type { Course, CourseStep } from './step.ts';

/** Nobody of ours: the server itself. */
const console = 'Console';

/** The means of the part that a step is about; empty for a step of the whole. */
export function meansOfStep({ parts }: Pick<Course, 'parts'>, { part }: CourseStep): string {
  const type = parts.find(({ id }) => id === part)?.type ?? '';
  return paymentLabels[type] ?? type;
}

const byProvider: readonly string[] = ['answered', 'told', 'outside', 'contradicted'];

/** Who did a step: somebody by name, the provider of the means, else the console. */
export function whoText(course: Course, step: CourseStep): string {
  if (step.done_by) return nameOfAuthor(step.done_by);
  return byProvider.includes(step.kind) ? meansOfStep(course, step) : console;
}

const statusText = (status: string | null | undefined) => partStatusTexts[status ?? ''] ?? status ?? '';

/** What a step is, in a few words. */
export function stepText(course: Course, step: CourseStep): string {
  const { kind, status } = step;
  const means = meansOfStep(course, step);
  switch (kind) {
    case 'proposed':
      return 'Proposé au-dessus de la limite';
    case 'reserved':
      return 'Opération reçue';
    case 'asked':
      return sentence`${means} demandé`;
    case 'notAsked':
      return sentence`${means}, pas demandé`;
    case 'answered':
      return status === 'unknown' ? sentence`${means}, réponse perdue` : statusText(status);
    case 'looked':
      return step.asked_again ? sentence`${means}, même clé, mêmes octets` : sentence`${means}, recherche`;
    case 'told':
      return 'signal reçu';
    case 'outside':
      return 'Remboursement hors console';
    case 'checked':
      return sentence`J'ai vérifié : ${statusText(status)}`;
    case 'contradicted':
      return sentence`dit maintenant : ${statusText(status)}`;
    case 'replied':
      return sentence`Réponse à ${nameOfAuthor(course.done_by)}`;
    default:
      return kind;
  }
}

const amounts = (sums: ReadonlyMap<string, number>): string =>
  joined(
    ', ',
    [...sums].map(([status, cents]) => sentence`${euroText(cents / 100)} ${statusText(status)}`),
  );

/** What came of a look-up or of a signal. */
function foundText({ kind, status, changes }: CourseStep): string | null {
  if (kind === 'looked') return changes ? statusText(status) : status === 'unknown' ? 'rien trouvé' : 'rien de nouveau';
  if (kind !== 'told') return null;
  if (!status) return 'fait lire';
  return joined(', ', [statusText(status), changes ? null : 'ne change rien']);
}

/** Its amount, what the provider answered, and what it wrote. */
export function detailText(
  course: Course,
  { step, times, untilAt }: CourseRow,
  timeOf: (at: string) => string,
): string {
  const { kind, part, took_ms, number, state, before, code, movement, status } = step;
  const amount = course.parts.find(({ id }) => id === part)?.amount;
  const isNamed = ['asked', 'checked', 'outside', 'notAsked'].includes(kind);
  return joined(', ', [
    kind === 'reserved' ? sentence`${euroText(course.amount)} réservés` : null,
    kind === 'replied' ? amounts(centsAfter(course, course.steps.indexOf(step))) : null,
    isNamed && typeof amount === 'number' ? euroText(centsOfEuros(amount) / 100) : null,
    kind === 'notAsked' ? 'pas de prestataire' : null,
    foundText(step),
    times > 1 ? sentence`${times} fois, jusqu'à ${timeOf(untilAt)}` : null,
    typeof took_ms === 'number' ? sentence`${took_ms} ms` : null,
    before ? sentence`lu avant : « ${before} »` : null,
    state ? sentence`« ${state} »` : null,
    code && code !== state ? sentence`« ${code} »` : null,
    number,
    kind === 'contradicted' ? 'ne change rien' : null,
    movement
      ? status === 'refused'
        ? sentence`écriture reprise par la n° ${movement}`
        : sentence`écriture n° ${movement}`
      : null,
  ]);
}
