import { type Fields, list, type Rows, record, type Word, type Words } from './word.ts';

const metasOf = (said: Fields, rows: Rows) => rows.get(`metas:${said.center}`);
const hasPartner = (metas: Fields) => '1013' in record(metas.sites);

const setting = (isFit: (said: Fields, metas: Fields) => boolean): Word => ({
  shows: (said) => [{ key: `metas:${said.center}`, fields: { [String(said.setting)]: said.value } }],
  isTrue: (said, rows) => metasOf(said, rows)?.[String(said.setting)] === said.value,
  isAllowed: (said, rows) => {
    const metas = metasOf(said, rows);
    return metas !== undefined && isFit(said, metas);
  },
});

const ofCenterOrPartner = setting((said, metas) => !String(said.setting).startsWith('frichti') || hasPartner(metas));

/** The server's own actions are in no answer; both happen now or not at all. */
const ofWholeCenter: Word = { shows: () => [], isTrue: () => false, isAllowed: () => false };

export const settingWords: Words = {
  'center.extractFinalized': ofWholeCenter,
  'center.generateDispatch': ofWholeCenter,
  'dqp.delay': ofCenterOrPartner,
  'dqp.switch': ofCenterOrPartner,
  'dqp.rainBonus': setting((said, metas) => list(metas.rain_bonuses).some((it) => record(it).id === said.value)),
};
