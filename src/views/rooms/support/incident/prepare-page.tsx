import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import type { CenterId } from '../../../../domain/center/center-id.ts';
import { prepareIncident } from '../../../../domain/incident/commands/prepare.ts';
import { touchedOrders } from '../../../../domain/incident/details.ts';
import { causes, IncidentId, type TouchedOrder } from '../../../../domain/incident/incident-row.ts';
import { incidentRound } from '../../../../domain/incident/path.ts';
import { whyNotPrepare } from '../../../../domain/incident/rules.ts';
import { type IncidentSms, smsFor } from '../../../../domain/incident/sms.ts';
import { causeTexts } from '../../../../domain/incident/text.ts';
import { eventsBy } from '../../../../domain/incident/touched.ts';
import { creditReasons } from '../../../../domain/money/credit/reasons.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { SmsText } from '../../../../domain/sms-text/sms-text-row.ts';
import { centsIn } from '../../../../domain/typed/number.ts';
import { smsTextTexts } from '../../../concepts/sms-text/text.ts';
import { TextChoice } from '../../../concepts/sms-text/text-choice.tsx';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { resetWhole } from '../../../kit/drafts/reset-whole.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { go, setQuery, useParameter } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LongTextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import { incidentPath } from '../paths.ts';
import { emptyForm, type FormRow, IncidentForm, rowsOf, templateOf } from './form.ts';
import styles from './incident.module.css';
import { incidentTexts as texts } from './text.ts';
import { TouchedTable } from './touched-table.tsx';

/** `/support/incident/nouveau`: who is touched, and what each of them gets (OUR-170, OUR-171). */
export function PreparePage({ center }: { readonly center: CenterId }) {
  const answer = useDetail(touchedOrders, { center }, { everyMs: 60_000 });
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{texts.prepareNew}</h1>
      </header>
      <DetailAnswer answer={answer} loading={texts.loading}>
        {({ orders }) => <Prepare center={center} orders={orders} />}
      </DetailAnswer>
    </main>
  );
}

interface PrepareProps {
  readonly center: CenterId;
  readonly orders: readonly TouchedOrder[];
}

function Prepare({ center, orders }: PrepareProps) {
  const { run, ...answered } = useAnswered(prepareIncident, { about: { center } });
  // One number for one incident: a try after a refusal, which entered nothing, keeps it.
  const [id] = useState(() => IncidentId.parse(crypto.randomUUID()));
  const nowMs = useServerNow();
  const form = useForm<IncidentForm>({
    resolver: zodResolver(IncidentForm),
    defaultValues: emptyForm,
    shouldFocusError: false,
  });
  const formRef = useRefusedFocus(form.formState);
  const typed = useWatch({ control: form.control }) as IncidentForm;
  useDraft(form, texts.hold, { isOfPage: true });
  useNamedRound(form);
  const centerRow = useMetas()?.centers?.find(({ id }) => id === center) ?? null;
  const reasons = creditReasons(useMetas(), false);
  const events = useMemo(() => eventsBy(typed.cause, orders, nowMs), [typed.cause, orders, nowMs]);
  const event = events.find(({ key }) => key === typed.event);
  const rows = rowsOf(typed, event);
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const total = ticked.reduce((sum, { cents }) => sum + cents, 0);
  const ceilings = {
    customerCeilingCents: centsIn(typed.customerCeiling) ?? 0,
    ceilingCents: centsIn(typed.ceiling) ?? 0,
  };
  const refusal = whyNotPrepare({
    items: ticked.map(({ cents, order }) => ({ cents, customer: order.customer_id ?? null })),
    ...ceilings,
  });
  // Each text as it goes out: what is shown is what is sent.
  const textOf = new Map(
    ticked.map(({ order, cents }) => [order.id, smsFor(typed.sms, { order, cents }, { center: centerRow, nowMs })]),
  );
  const unfilled = typed.withSms ? [...textOf.values()].filter((sms) => sms.unfilled.length > 0).length : 0;
  const reason =
    answered.blocked ??
    (answered.isRunning ? formTexts.saving : null) ??
    (event ? null : texts.missingCause) ??
    (refusal && refusalText(prepareIncident, refusal)) ??
    (reasons.some(({ subtype }) => subtype === typed.subtype) ? null : texts.missingReason) ??
    (unfilled > 0 ? texts.isUnfilled(unfilled) : null);
  const send = async ({ cause, subtype, why, withSms, stops }: IncidentForm) => {
    if (!event) return;
    const isDone = await run({
      ...{ id, center, cause, subtype, why, ...ceilings },
      about: causeTexts[cause](event.name),
      stopsAtRefusal: stops,
      items: ticked.map(({ order, cents, minutes }) => ({
        ...{ orderId: order.id, customerId: order.customer_id ?? null, cents, lateMinutes: minutes },
        sms: withSms ? (textOf.get(order.id)?.text ?? '') : '',
      })),
    });
    if (!isDone) return;
    resetWhole(form, emptyForm);
    go(incidentPath(id));
  };
  const submit = (pressed: React.FormEvent) => {
    if (reason !== null) return pressed.preventDefault();
    void form.handleSubmit(send)(pressed);
  };
  return (
    <form ref={formRef} className={styles.columns} noValidate onSubmit={submit}>
      <section className={styles.block}>
        <What form={form} typed={typed} events={events} />
        <TouchedTable rows={rows} typed={typed} form={form} />
      </section>
      <aside className={styles.side}>
        <HowMuch form={form} typed={typed} />
        <Words form={form} typed={typed} reasons={reasons} ticked={ticked} textOf={textOf} />
        <AnswerNotice of={answered} />
        <Button type="submit" reason={reason}>
          {texts.submit(ticked.length, total, typed.withSms)}
        </Button>
        <small>{texts.nothingSent}</small>
      </aside>
    </form>
  );
}

/** A round that the address names is chosen, once; what else was typed before stays (OUR-246). */
function useNamedRound(form: UseFormReturn<IncidentForm>): void {
  const round = useParameter(incidentRound);
  useEffect(() => {
    if (round === null) return;
    const { cause, sms } = form.getValues();
    if (sms === templateOf(cause)) form.setValue('sms', templateOf('round'), { shouldDirty: true });
    for (const [name, value] of [
      ['cause', 'round'],
      ['event', round],
      ['left', ''],
    ] as const)
      form.setValue(name, value, { shouldDirty: true });
    setQuery({ [incidentRound]: null });
  }, [form, round]);
}

interface PartProps {
  readonly form: UseFormReturn<IncidentForm>;
  readonly typed: IncidentForm;
}

function What({ form, typed, events }: PartProps & { readonly events: ReturnType<typeof eventsBy> }) {
  const choose = (cause: IncidentForm['cause']) => {
    // What somebody wrote himself stays.
    if (typed.sms === templateOf(typed.cause)) form.setValue('sms', templateOf(cause), { shouldDirty: true });
    form.setValue('cause', cause, { shouldDirty: true });
    form.setValue('event', '', { shouldDirty: true });
    form.setValue('left', '', { shouldDirty: true });
  };
  return (
    <div className={styles.what}>
      <RadioField
        label={texts.cause}
        value={typed.cause}
        choices={causes.map((cause) => ({ value: cause, label: texts.causes[cause] }))}
        onChoose={(cause) => choose(IncidentForm.shape.cause.parse(cause))}
      />
      <SelectField
        label={texts.which[typed.cause]}
        placeholder={events.length > 0 ? texts.choose : texts.noneOf[typed.cause]}
        value={typed.event}
        choices={events.map(({ key, name, orders }) => ({ value: key, label: `${name} (${orders.length})` }))}
        onChoose={(key) => {
          form.setValue('event', key, { shouldDirty: true });
          form.setValue('left', '', { shouldDirty: true });
        }}
      />
      {typed.cause === 'round' && typed.event !== '' && !events.some(({ key }) => key === typed.event) ? (
        <p role="status">{texts.notLate}</p>
      ) : null}
    </div>
  );
}

function HowMuch({ form, typed }: PartProps) {
  const { errors } = useFormState({ control: form.control });
  const number = (name: Parameters<typeof form.register>[0]) => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, error: errors[name]?.message };
  };
  return (
    <section className={styles.block} aria-label={texts.scale}>
      <h3>{texts.scale}</h3>
      {typed.cause === 'round' ? (
        (['1', '2', '3'] as const).map((step, at) => (
          <div key={step} className={styles.step}>
            <NumberField label={texts.stepFrom(at)} {...number(`from${step}`)} />
            <NumberField kind="decimal" label={texts.stepAmount(at)} {...number(`amount${step}`)} />
          </div>
        ))
      ) : (
        <NumberField kind="decimal" label={texts.amount} {...number('amount')} />
      )}
      <div className={styles.step}>
        <NumberField kind="decimal" label={texts.customerCeiling} {...number('customerCeiling')} />
        <NumberField kind="decimal" label={texts.ceiling} {...number('ceiling')} />
      </div>
      <CheckField
        label={texts.stops}
        isChecked={typed.stops}
        onCheck={(isOn) => form.setValue('stops', isOn, { shouldDirty: true })}
      />
    </section>
  );
}

interface WordsProps extends PartProps {
  readonly reasons: ReturnType<typeof creditReasons>;
  readonly ticked: readonly FormRow[];
  /** The text of each, as it would go out. */
  readonly textOf: ReadonlyMap<number, IncidentSms>;
}

interface Choice {
  readonly title: string;
  readonly body: string;
  /** The words that it took the place of. */
  readonly before: string;
}

function Words({ form, typed, reasons, ticked, textOf }: WordsProps) {
  const { errors } = useFormState({ control: form.control });
  const { ref: whyRef, ...why } = form.register('why');
  const { ref: smsRef, ...sms } = form.register('sms');
  const [choice, setChoice] = useState<Choice | null>(null);
  const write = (text: string) => {
    form.setValue('sms', text, { shouldDirty: true });
    setChoice(null);
  };
  const choose = ({ title, body }: SmsText) => {
    write(body ?? '');
    setChoice({ title: title ?? '', body: body ?? '', before: typed.sms });
  };
  return (
    <section className={styles.block} aria-label={texts.smsIs}>
      <SelectField
        label={texts.reason}
        placeholder={texts.choose}
        value={typed.subtype}
        choices={reasons.map(({ subtype, label }) => ({ value: subtype, label: label ?? subtype }))}
        onChoose={(subtype) => form.setValue('subtype', subtype, { shouldDirty: true })}
      />
      <LongTextField label={texts.why} {...why} inputRef={whyRef} error={errors.why?.message} />
      <small>{texts.whyHint}</small>
      <CheckField
        label={texts.withSms}
        isChecked={typed.withSms}
        onCheck={(isOn) => form.setValue('withSms', isOn, { shouldDirty: true })}
      />
      {typed.withSms ? (
        <>
          <TextChoice
            chosen={choice && { title: choice.title, isTyped: typed.sms !== choice.body }}
            onChoose={choose}
            onTakeBack={choice ? () => write(choice.before) : null}
            orderId={null}
          />
          <LongTextField label={texts.sms} {...sms} inputRef={smsRef} error={errors.sms?.message} />
          <small>{texts.smsHint}</small>
          <RecipientTexts ticked={ticked} textOf={textOf} />
          <small>{texts.after}</small>
        </>
      ) : null}
    </section>
  );
}

/** The text of each recipient; who cannot be told so first, with why (OUR-247). */
function RecipientTexts({ ticked, textOf }: Pick<WordsProps, 'ticked' | 'textOf'>) {
  const told = ticked.flatMap(({ order, cents }) => {
    const sms = textOf.get(order.id);
    return sms && (sms.text !== '' || sms.unfilled.length > 0) ? [{ order, cents, ...sms }] : [];
  });
  const wrong = told.filter(({ unfilled }) => unfilled.length > 0);
  const [first, ...others] = told;
  if (!first) return null;
  return (
    <>
      {wrong.map(({ order, unfilled }) => (
        <Notice key={order.id} text={texts.unfilled(orderName(order), smsTextTexts.unfilled(unfilled))} />
      ))}
      <RecipientText {...first} />
      {others.length > 0 ? (
        <details>
          <summary>{texts.allSms(told.length)}</summary>
          {others.map((recipient) => (
            <RecipientText key={recipient.order.id} {...recipient} />
          ))}
        </details>
      ) : null}
    </>
  );
}

interface RecipientTextProps extends Pick<FormRow, 'order' | 'cents'> {
  readonly text: string;
}

const RecipientText = ({ order, cents, text }: RecipientTextProps) => (
  <figure className={styles.preview}>
    <figcaption>
      {texts.preview(orderName(order))}, {euroText(cents / 100)}
    </figcaption>
    <p>{text}</p>
  </figure>
);
