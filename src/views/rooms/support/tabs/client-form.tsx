import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Control, Controller, useForm, useFormState } from 'react-hook-form';
import { customerSwitches } from '../../../../domain/customer/changes.ts';
import { editCustomer, replacedIn } from '../../../../domain/customer/commands/edit.ts';
import type { Customer } from '../../../../domain/customer/customer.ts';
import { isEqual } from '../../../../domain/equal.ts';
import { orderFilePath } from '../../../../domain/order/path.ts';
import { dateText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { openAction } from '../../../kit/actions/open/open-commands.ts';
import { UndecidedAbout, useUndecidedAbout } from '../../../kit/actions/open/undecided-about.tsx';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDraft } from '../../../kit/drafts/use-draft.ts';
import { AwaitedLine } from '../../../kit/queries/awaited.tsx';
import { Link } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { useRefusedFocus } from '../../../ui/forms/use-refused-focus.ts';
import own from '../customer/customer.module.css';
import { customerTexts as texts } from '../customer/text.ts';
import { saveTyped, whileTyped } from '../read-again.ts';
import { useReadOnlyReason } from '../read-only.ts';
import styles from '../support.module.css';
import { supportTexts } from '../text.ts';
import { useCustomer } from '../use-customer.ts';
import { type ClientForm, clientChanges, clientForm, clientFormOf } from './client-values.ts';
import type { OfCustomer } from './of-customer.ts';

/** The form of a customer (SUP-100 to SUP-111). */
export function ClientTab({ userId, email }: OfCustomer) {
  const { value, error } = useCustomer(userId, email);
  if (!value && error) return <p role="status">{supportTexts.failed(error)}</p>;
  if (!value) return <AwaitedLine loading={supportTexts.loading} />;
  return <Client customer={value} />;
}

/** The customer as each field showed him before it was typed in: what is saved rests on that (docs/adr/0059). */
function useUntyped(customer: Customer, dirty: Partial<Readonly<Record<keyof ClientForm, unknown>>>): Customer {
  const [before, setBefore] = useState(customer);
  const typed = Object.entries(dirty).flatMap(([name, isTyped]) =>
    isTyped ? [name === 'isSuperVenere' ? 'super_venere_at' : name] : [],
  );
  const held = Object.entries(before).filter(([name]) => typed.includes(name));
  const next: Customer = { ...customer, ...Object.fromEntries(held) };
  if (!isEqual(next, before)) setBefore(next);
  return next;
}

/** Why the server refused a new value of a field, where that was all that was sent; until it is typed anew. */
function useRefused(userId: Customer['id']): (name: string) => string | undefined {
  const undecided = useUndecidedAbout(editCustomer, { userId });
  return (name) => {
    const of = undecided.findLast(({ state, args }) => {
      const sent = editCustomer.args.safeParse(args).data?.changes;
      return state === 'refused' && !!sent && isEqual(Object.keys(sent), [name]);
    });
    return of ? (openAction(of, undecided).reason ?? undefined) : undefined;
  };
}

const choicesOf = (labels: Readonly<Record<string, string>>, order: readonly string[]) =>
  order.map((value) => ({ value, label: labels[value] ?? value }));
const psps = choicesOf(texts.psp, ['stripe', 'checkout']);
const optIns = choicesOf(texts.optIns, ['2', '0', '1']);

const lines = ['last_name', 'first_name', 'email', 'phone_number'] as const;

function Client({ customer }: { readonly customer: Customer }) {
  const { id: userId } = customer;
  const nowMs = useServerNow();
  const readOnly = useReadOnlyReason();
  const action = useAction(editCustomer);
  const values = clientForm(customer);
  const form = useForm<ClientForm>({
    shouldFocusError: false,
    resolver: zodResolver(clientFormOf(customer)),
    defaultValues: values,
    values,
    resetOptions: whileTyped,
  });
  const formRef = useRefusedFocus(form.formState);
  const { errors, isDirty, dirtyFields } = useFormState({ control: form.control });
  useDraft(form, texts.clientHold(userId), { isOfPage: true });
  const seen = useUntyped(customer, dirtyFields);
  const refused = useRefused(userId);

  const save = (values: ClientForm) =>
    saveTyped(form, values, async () => {
      const changes = clientChanges(customer, values, nowMs);
      // Nothing new, nothing sent (SUP-105).
      if (Object.keys(changes).length === 0) return true;
      return action.run({ userId, email: customer.email ?? '', changes, basis: replacedIn(seen, changes) });
    });
  const reason =
    readOnly ?? action.blocked ?? (action.isRunning ? formTexts.saving : null) ?? (isDirty ? null : texts.unchanged);
  return (
    <form ref={formRef} noValidate aria-label={texts.client} onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <UndecidedAbout command={editCustomer} about={{ userId }} />
      <fieldset className={own.form} disabled={readOnly !== null}>
        {readOnly ? <p className={styles.notice}>{texts.readOnly}</p> : null}
        {lines.map((name) => {
          const { ref, ...input } = form.register(name);
          const mode = name === 'phone_number' ? ({ inputMode: 'tel' } as const) : {};
          return (
            <TextField
              key={name}
              label={texts.fields[name]}
              {...input}
              {...mode}
              inputRef={ref}
              error={errors[name]?.message ?? (dirtyFields[name] ? undefined : refused(name))}
            />
          );
        })}
        <Choice control={form.control} name="main_psp" choices={psps} />
        <Choice control={form.control} name="optin_email" choices={optIns} />
        <Choice control={form.control} name="optin_sms" choices={optIns} />
        <Choice control={form.control} name="optin_push" choices={optIns} />
        <div className={own.switches}>
          {customerSwitches.map((name) => (
            <Toggle key={name} control={form.control} name={name} label={texts.switches[name]} />
          ))}
          <Toggle control={form.control} name="isSuperVenere" label={texts.superVenere} />
        </div>
        <CustomerHistory customer={customer} />
        <Button type="submit" reason={reason}>
          {formTexts.save}
        </Button>
      </fieldset>
    </form>
  );
}

type Of<Name> = { readonly control: Control<ClientForm>; readonly name: Name };
type ChoiceProps = Of<'main_psp' | 'optin_email' | 'optin_sms' | 'optin_push'> & { readonly choices: typeof psps };

function Choice({ control, name, choices }: ChoiceProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RadioField
          label={texts.fields[name]}
          value={field.value}
          choices={choices}
          error={fieldState.error?.message}
          onChoose={field.onChange}
        />
      )}
    />
  );
}

type ToggleProps = Of<(typeof customerSwitches)[number] | 'isSuperVenere'> & { readonly label: string };

function Toggle({ control, name, label }: ToggleProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch checked={field.value} onCheckedChange={field.onChange}>
          {label}
        </Switch>
      )}
    />
  );
}

/** Facts that are not changed here: since when he is here (SUP-109), and who let an order through (SUP-108). */
function CustomerHistory({
  customer: { date_joined, log_order_deblocked_as_false_positive: log },
}: {
  readonly customer: Customer;
}) {
  return (
    <>
      {date_joined ? <p className={styles.aside}>{texts.joinedAt(dateText(date_joined))}</p> : null}
      {log ? (
        <p className={styles.notice}>
          {texts.deblocked(dateText(log.date), isolated(log.done_by?.name ?? ''))}{' '}
          {log.order_id ? <Link to={orderFilePath(log.order_id)}>{texts.deblockedOrder(log.order_id)}</Link> : null}
        </p>
      ) : null}
    </>
  );
}
