import { describe, expect, it } from 'vitest';
import { alarmCheck, makeListener } from '../../../src/domain/alarm/alarm.ts';
import { aCenter } from '../../builders/rows.ts';

const center = aCenter(9).id;

describe('an alarm check', () => {
  it('DSP-164 PRP-822 sends the last order and timestamp it has seen, each 10 s at most', () => {
    const last_ts = '2026-03-03T10:00:00Z';
    const { path, query } = alarmCheck.request({ center }, { last_order_id: 7, last_ts, has_new: true });
    expect([path, query]).toEqual(['/load_alarm/', { center: '9', last_order_id: '7', last_ts }]);
    expect(alarmCheck.throttleMs).toBe(10_000);
  });

  it('DSP-164 sends the center alone before the first answer, and where there was no order yet', () => {
    expect(alarmCheck.request({ center }, undefined).query).toEqual({ center: '9' });
    expect(alarmCheck.request({ center }, { last_order_id: null, last_ts: null }).query).toEqual({ center: '9' });
  });
});

describe('what is rung for', () => {
  const news = { last_order_id: 8, has_new: true };

  it('DSP-164 is an answer with a newer order, once', () => {
    const isNews = makeListener(1_000);
    expect([isNews(news, 2_000), isNews(news, 2_000), isNews(news, 12_000)]).toEqual([true, false, true]);
  });

  it('is no answer from before one listened, none without a newer order, and none that went and came again', () => {
    const isNews = makeListener(1_000);
    expect([isNews(news, 900), isNews(undefined, null), isNews({ has_new: false }, 2_000)]).toEqual(
      Array(3).fill(false),
    );
    expect([isNews(news, 3_000), isNews(undefined, null), isNews(news, 3_000)]).toEqual([true, false, false]);
  });
});
