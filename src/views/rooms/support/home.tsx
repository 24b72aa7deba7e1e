import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OrderId } from '../../../domain/order/order.ts';
import { fits } from '../../../domain/schema.ts';
import { go } from '../../app/router.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { focusOn } from '../../shared/ui/focus-on.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { orderFilePath } from './paths.ts';
import styles from './support.module.css';
import { supportTexts as texts } from './text.ts';

/** `/support`: opens an order by its number. */
export function SupportHome() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => focusOn(field.current), []);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const id = Number(typed.replaceAll(/[\s#]/g, ''));
    if (fits(OrderId, id)) go(orderFilePath(id));
    else setError(texts.badOrder);
  };
  return (
    <main className={styles.home}>
      <h1>{texts.home}</h1>
      <form noValidate onSubmit={open}>
        <TextField
          label={texts.orderNumber}
          name="order"
          inputMode="numeric"
          inputRef={field}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="3">
          {texts.openOrder}
        </Button>
      </form>
    </main>
  );
}
