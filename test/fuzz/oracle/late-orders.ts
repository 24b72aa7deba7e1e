import { type Fields, orderOf, type RowFields, type Rows, record, taskOf, type Word, type Words } from './word.ts';

const blank = { credit: null, recredit_shipping_fee: null, sms_template_id: null, needs_review: false, sent_at: null };

const recordOf = ({ orderId, taskId }: Fields, rows: Rows): Fields | null => {
  const found = taskOf(rows, taskId)?.late_order ?? orderOf(rows, orderId)?.late_order;
  return found ? record(found) : null;
};

/** `gives` are the fields the reviewer decides; `needs` is whether there is a record already, null for either. */
function review(gives: (said: Fields) => Fields, needs: boolean | null): Word {
  return {
    shows: (said, rows): RowFields[] => {
      if (!orderOf(rows, said.orderId)) return [];
      const reviewed = { reviewed_at: said.at, reviewed_by: said.by };
      const late_order = { ...blank, ...recordOf(said, rows), ...gives(said), ...reviewed };
      return [`order:${said.orderId}`, `task:${said.taskId}`].map((key) => ({ key, fields: { late_order } }));
    },
    isTrue: (said, rows) => {
      const found = recordOf(said, rows);
      return !!found?.reviewed_at && Object.entries(gives(said)).every(([field, value]) => found[field] === value);
    },
    isAllowed: (said, rows) => {
      const found = recordOf(said, rows);
      if (!orderOf(rows, said.orderId) || found?.reviewed_at || found?.sent_at) return false;
      return needs === null || needs === (found !== null);
    },
  };
}

const credit = ({ creditCents }: Fields) => ({ credit: Number(creditCents) / 100 });

export const lateOrderWords: Words = {
  'late.sms': review(credit, false),
  'late.warned': review(() => ({}), null),
  'late.ignore': review(() => ({}), null),
  'late.validate': review((said) => ({ ...credit(said), recredit_shipping_fee: said.recredit }), true),
};
