import { zoneTaskType } from '../../../../src/domain/preparation/next-config.ts';
import type { PseudoZone } from '../../../../src/domain/zone/zone.ts';

/** Types of task of a floor, by number; type 15 serves one zone. */
export const taskTypes = {
  zone: zoneTaskType,
  picking: 21,
  check: 54,
  restocking: 55,
  receiving: 56,
  trolleys: 57,
  missing: 58,
  inventory: 73,
  cleaning: 74,
  training: 80,
} as const;

const names: Readonly<Record<number, string>> = {
  [taskTypes.picking]: 'Picking',
  [taskTypes.check]: 'Contrôle',
  [taskTypes.restocking]: 'Réapprovisionnement',
  [taskTypes.receiving]: 'Réception',
  [taskTypes.trolleys]: 'Rangement chariots',
  [taskTypes.missing]: 'Recherche de produits',
  [taskTypes.inventory]: 'Inventaire tournant',
  [taskTypes.cleaning]: 'Nettoyage',
  [taskTypes.training]: 'Formation',
};

/** A task a packer may be sent to: a type, with its zone if it is type 15. */
export interface Spot {
  readonly type: number;
  readonly zone: number | null;
  readonly name: string;
}

/** All tasks of a floor with these zones: the general types by number, then the zones. */
export const spotsOf = (zones: readonly PseudoZone[]): Spot[] => [
  ...Object.entries(names).map(([type, name]) => ({ type: Number(type), zone: null, name })),
  ...zones.map(({ id, name }) => ({ type: taskTypes.zone, zone: id, name: `Préparateur de zone, ${name ?? id}` })),
];

/** The key of a grant: `task_type_21`, `pseudo_zone_941`. */
export const grantKey = ({ type, zone }: Pick<Spot, 'type' | 'zone'>) =>
  zone === null ? `task_type_${type}` : `pseudo_zone_${zone}`;
