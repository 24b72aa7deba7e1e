import { count, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import { type NextConfig, zoneTaskType } from '../../../domain/preparation/next-config.ts';
import { offReason } from '../../../domain/preparation/priorities.ts';
import type { PseudoZone } from '../../../domain/zone/zone.ts';
import { configName } from './config-name.ts';
import { priorityTexts as texts } from './text.ts';

const { heads } = texts;

interface Listed {
  readonly config: NextConfig;
  /** Its place as shown, from 1. */
  readonly place: number;
  readonly zones: readonly PseudoZone[] | null;
}

const isOfZone = ({ config }: Listed) => config.next_task_type === zoneTaskType;
const yesOrNo = (isOn: boolean | null | undefined) => text(isOn ? texts.yes : texts.no);

function whyOff({ config, zones }: Listed): string | null {
  const off = offReason(config, zones);
  return off && texts.off[off];
}

/** The types of task in their order as it is shown, a draft too (PRP-230, LOG-217). */
export const prioritiesFile: readonly CsvColumn<Listed>[] = [
  { title: heads.rank, cell: ({ place }) => count(place) },
  { title: heads.id, cell: ({ config }) => count(config.next_task_type) },
  { title: heads.name, cell: ({ config }) => text(configName(config)) },
  { title: texts.isOff, cell: (listed) => text(whyOff(listed)) },
  { title: heads.late, cell: ({ config }) => text(config.late_status?.label) },
  { title: `${heads.late_threshold} (min)`, cell: ({ config }) => count(config.late_threshold) },
  { title: heads.max_staff, cell: ({ config }) => count(config.max_staff) },
  { title: heads.is_high_priority_spot, cell: ({ config }) => yesOrNo(config.is_high_priority_spot) },
  { title: heads.max_buffer, cell: (listed) => count(isOfZone(listed) ? listed.config.max_buffer : null) },
  {
    title: heads.is_one_grant_bypass_max_buffer,
    cell: (listed) => (isOfZone(listed) ? yesOrNo(listed.config.is_one_grant_bypass_max_buffer) : text(null)),
  },
];
