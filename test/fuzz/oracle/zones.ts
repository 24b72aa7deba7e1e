import { type Fields, list, orderOf, orNull, type Rows, record, type Word, type Words } from './word.ts';

const zonesOf = ({ orderId }: Fields, rows: Rows) => list(orderOf(rows, orderId)?.pseudo_zones_status).map(record);
const zoneOf = (said: Fields, rows: Rows) =>
  zonesOf(said, rows).find((zone) => zone.pseudozone_id === said.zoneId && zone.is_matched !== false);

/** Fields of one zone of the order; the others stay as they are. */
const ofZone = (fieldsOf: (said: Fields) => Fields, mayNot: (zone: Fields) => boolean = () => false): Word => ({
  shows: (said, rows) => {
    const zones = zonesOf(said, rows).map((zone) =>
      zone.pseudozone_id === said.zoneId ? { ...zone, ...fieldsOf(said) } : zone,
    );
    return [{ key: `order:${said.orderId}`, fields: { pseudo_zones_status: zones } }];
  },
  isTrue: (said, rows) => {
    const zone = zoneOf(said, rows);
    const isAs = ([field, value]: readonly [string, unknown]) =>
      (zone?.[field] ?? (typeof value === 'boolean' ? false : value)) === value;
    return zone !== undefined && Object.entries(fieldsOf(said)).every(isAs);
  },
  isAllowed: (said, rows) => {
    const zone = zoneOf(said, rows);
    return zone !== undefined && !mayNot(zone);
  },
});

const depotOf = (said: Fields) => {
  const { type, name, trolley } = record(said.depot);
  const area = type === 3 || type === -1 ? null : orNull(name);
  return {
    ...{ transit_subarea: area, transit_subarea_current: area },
    ...{ transit_area_type: type, trolley_id: type === 3 ? trolley : null },
  };
};

const doneOf = (said: Fields): Fields => ({
  is_done: true,
  ...(said.isotherm === null ? {} : { nob_iso: said.isotherm }),
  ...(said.crates === null ? {} : { nb_crates: said.crates }),
  ...depotOf(said),
});

const isLocked = (zone: Fields) => zone.is_locked === true;

const centerZones = (said: Fields, rows: Rows) => list(rows.get(`metas:${said.center}`)?.pseudo_zones).map(record);

export const zoneWords: Words = {
  'zone.done': ofZone(doneOf, isLocked),
  'zone.toDo': ofZone(() => ({ is_done: false }), isLocked),
  'zone.lock': ofZone((said) => ({ is_locked: said.isLocked })),
  // The server alone knows the stock.
  'zone.stock': {
    shows: () => [],
    isTrue: () => false,
    isAllowed: (said, rows) => zoneOf(said, rows) !== undefined,
  },
  'zone.active': {
    shows: (said, rows) => {
      const zones = centerZones(said, rows).map((zone) =>
        zone.id === said.zoneId ? { ...zone, is_active: said.isActive } : zone,
      );
      return [{ key: `metas:${said.center}`, fields: { pseudo_zones: zones } }];
    },
    isTrue: (said, rows) =>
      centerZones(said, rows).some(({ id, is_active }) => id === said.zoneId && is_active === said.isActive),
    isAllowed: (said, rows) => centerZones(said, rows).some(({ id }) => id === said.zoneId),
  },
  'order.option': {
    shows: (said) => [{ key: `order:${said.orderId}`, fields: { [String(said.option)]: said.isOn } }],
    isTrue: (said, rows) => orderOf(rows, said.orderId)?.[String(said.option)] === said.isOn,
    isAllowed: (said, rows) => orderOf(rows, said.orderId) !== undefined,
  },
};
