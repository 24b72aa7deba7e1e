import { type ReactNode, useState } from 'react';
import { needsDecision } from '../../../../db/outbox/states.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { hasMealPartner } from '../../../../domain/center/dqp.ts';
import { dqpLabels } from '../../../../domain/center/text.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { FoldLine } from '../../../ui/fold-line.tsx';
import { Term } from '../../../ui/term.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { AskContext, type Asked } from './ask.ts';
import { DelayField } from './delay-field.tsx';
import styles from './dqp.module.css';
import { RainBonus } from './rain-bonus.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { dqpSummary } from './summary.ts';
import { dqpTexts, shortLabels } from './text.ts';
import { useMarksOfMetas } from './use-marks-of-metas.ts';

const titleId = 'dqp-title';

/**
 * Delays, switches and rain bonus of the center (DSP-869 to DSP-877, PRP-610 to PRP-613); nothing until its settings
 * are known.
 */
export function DqpSettings({ metas }: { readonly metas: Metas | undefined }) {
  const marks = useMarksOfMetas();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!metas) return null;
  return (
    <AskContext value={setAsked}>
      <FoldLine id={titleId} title={dqpTexts.title} summary={dqpSummary(metas)} isPressing={marks.some(needsDecision)}>
        <section className={styles.dqp} aria-labelledby={titleId}>
          <h2 id={titleId}>
            <Term meaning={dqpTexts.meaning}>{dqpTexts.title}</Term>
          </h2>
          <OfCenter metas={metas} />
          {hasMealPartner(metas) ? <OfMealPartner metas={metas} /> : null}
          <Item setting="rain_bonus_id">
            <RainBonus rain_bonuses={metas.rain_bonuses} rain_bonus_id={metas.rain_bonus_id} />
          </Item>
          <MarkBadge marks={marks} />
        </section>
      </FoldLine>
      {asked ? <Question asked={asked} onClose={() => setAsked(null)} /> : null}
    </AskContext>
  );
}

function OfCenter({ metas }: { readonly metas: Metas }) {
  return (
    <>
      <Item setting="extra_delay">
        <DelayField setting="extra_delay" value={metas.extra_delay} />
      </Item>
      <Item setting="express_extra_delay">
        <DelayField setting="express_extra_delay" value={metas.express_extra_delay} />
      </Item>
      <Item setting="express_prio_extra_delay">
        <DelayField setting="express_prio_extra_delay" value={metas.express_prio_extra_delay} />
        <SettingSwitch setting="dqp_express_prio_enabled" isOn={metas.dqp_express_prio_enabled === true} />
      </Item>
      <Item setting="dqp_courier_enabled">
        <SettingSwitch setting="dqp_courier_enabled" isOn={metas.dqp_courier_enabled === true} />
      </Item>
    </>
  );
}

/** DSP-871. */
function OfMealPartner({ metas }: { readonly metas: Metas }) {
  return (
    <>
      <Item setting="frichti_extra_delay">
        <DelayField setting="frichti_extra_delay" value={metas.frichti_extra_delay} />
      </Item>
      <Item setting="frichti_express_prio_extra_delay">
        <DelayField setting="frichti_express_prio_extra_delay" value={metas.frichti_express_prio_extra_delay} />
        <SettingSwitch
          setting="frichti_dqp_express_prio_enabled"
          isOn={metas.frichti_dqp_express_prio_enabled === true}
        />
      </Item>
    </>
  );
}

interface ItemProps {
  readonly setting: keyof typeof shortLabels;
  readonly children: ReactNode;
}

/** One setting by its short name; its full name is the tip. */
function Item({ setting, children }: ItemProps) {
  return (
    <div className={styles.item}>
      <Term meaning={dqpLabels[setting]}>{shortLabels[setting]}</Term>
      {children}
    </div>
  );
}

function Question({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const end = () => {
    asked.onEnd();
    onClose();
  };
  const send = useSubmit(asked.send, end);
  return (
    <Confirm
      kind="change"
      title={asked.title}
      text={dqpTexts.confirm(asked.value)}
      onConfirm={() => void send()}
      onCancel={end}
    />
  );
}
