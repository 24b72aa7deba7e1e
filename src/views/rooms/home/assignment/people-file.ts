import { instant, texts as several, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { shownGrants, typeName } from '../../../../domain/preparation/assignment.ts';
import { isRunning, type Next } from '../../../../domain/preparation/next.ts';
import type { NextConfig } from '../../../../domain/preparation/next-config.ts';
import { assignmentTexts as texts } from './text.ts';

interface Listed {
  readonly next: Next;
  readonly configs: readonly NextConfig[];
  readonly zones: ReadonlySet<number>;
}

const granted = ({ next, configs, zones }: Listed) =>
  shownGrants(next, configs, zones)
    .filter(({ value }) => value === true)
    .map(({ name, identifier }) => name ?? identifier);

/** The task under way, else the last one (PRP-183). */
function taskOf({ next, configs }: Listed): string | null {
  const type = isRunning(next) ? next.current_task_type : (next.last_task_type ?? next.current_task_type);
  return type == null ? null : typeName(type, configs, next.grants);
}

function nextOf({ next, configs }: Listed): string {
  const chosen = next.next_task_type;
  return chosen == null ? texts.automatic : typeName(chosen, configs, next.grants);
}

/** The packers, with what each does and does next (PRP-180, LOG-217). */
export const peopleFile: readonly CsvColumn<Listed>[] = [
  { title: texts.name, cell: ({ next: { user } }) => text(user?.name ?? String(user?.id ?? '')) },
  { title: texts.permissions, cell: (listed) => several(granted(listed)) },
  { title: texts.task, cell: (listed) => text(taskOf(listed)) },
  { title: texts.startedAt, cell: ({ next }) => instant(next.last_started_at) },
  { title: texts.endedAt, cell: ({ next }) => instant(isRunning(next) ? null : next.last_ended_at) },
  { title: texts.next, cell: (listed) => text(nextOf(listed)) },
];
