import { describe, expect, it } from 'vitest';
import type { TaskRow } from '../../../../src/db/view-rows/dispatch.ts';
import {
  allows,
  changedOf,
  reasonWanted,
  statusChoices,
} from '../../../../src/views/concepts/order/status/status-offers.ts';
import { statusMetas } from '../../../builders/metas.ts';
import { aTaskRow } from '../../../builders/view-rows.ts';

const at = (orderStatus: string, fields: Partial<TaskRow> = {}) => aTaskRow(5, { orderStatus, ...fields });

describe('the statuses to choose from', () => {
  it('DSP-323 DSP-312 are those of the table, the restocks last', () => {
    expect(statusChoices([at('prepared')], statusMetas)).toEqual(['shipping', 'paid', 'redestock', 'canceled']);
    expect(statusChoices([at('nowhere')], statusMetas)).toEqual([]);
    expect(statusChoices([at('prepared')], undefined)).toEqual([]);
  });

  it('DSP-324 DSP-325 follow the table of a subscription, before it that of a cross-dock', () => {
    const subscription = at('prepared', { tags: ['subscription'] });
    expect(statusChoices([subscription], statusMetas)).toEqual(['to-check']);
    expect(statusChoices([{ ...subscription, crossDocking: 2 }], statusMetas)).toEqual(['xd-to-check']);
    expect(allows(subscription, 'shipping', statusMetas)).toBe(false);
  });

  it('DSP-458 of several are what all may get and nothing has to be said of', () => {
    const rows = [at('prepared'), aTaskRow(6, { orderStatus: 'prepared' })];
    expect(statusChoices(rows, statusMetas)).toEqual(['shipping', 'canceled']);
    expect(statusChoices([...rows, aTaskRow(7, { orderStatus: 'shipping' })], statusMetas)).toEqual([]);
  });

  it('DSP-326 DSP-327 ask for a reason back to paid from some, and out of blocked', () => {
    expect(reasonWanted(at('prepared'), 'paid', statusMetas)).toBe('repreparation');
    expect(reasonWanted(at('later'), 'paid', statusMetas)).toBeNull();
    expect(reasonWanted(at('blocked'), 'canceled', statusMetas)).toBe('blocking');
  });
});

it('an order is named as it was seen: its status, its task, its dock', () => {
  expect(changedOf(at('shipping', { dock: 3, randomId: '7QX2' }))).toEqual({
    orderId: 1005,
    randomId: '7QX2',
    taskId: 5,
    dockId: 3,
    from: 'shipping',
  });
});
