import { TextField } from '@radix-ui/themes';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { joined } from '../../../domain/words/isolate.ts';
import { fieldIsThere } from '../../kit/keys/early-keys.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { go, setQuery } from '../../kit/router/router.tsx';
import { right } from '../../kit/scan/scan-answer.ts';
import { useScanField } from '../../kit/scan/scan-fields.ts';
import { scanTexts } from '../../kit/scan/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { Confirm } from '../../ui/windows/confirm.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { areAlike } from './acts/act.ts';
import { actTexts } from './acts/text.ts';
import type { UseActs } from './acts/use-acts.ts';
import styles from './search.module.css';
import { searchTexts, shortcutTexts } from './text.ts';
import { type Result, type SearchResults, useSearchResults } from './use-search-results.ts';

interface PanelProps {
  readonly onClose: () => void;
}

interface SearchProps extends PanelProps {
  readonly useActs: UseActs;
}

/**
 * Search over orders, clients, rounds, drivers and screens, and what can be done with them; on this device, so offline
 * too. What words do comes with the script of the windows.
 */
export const searchPanel = (useActs: UseActs) =>
  function SearchPanel({ onClose }: PanelProps) {
    return (
      <Dialog title={searchTexts.title} width="640px" onClose={onClose}>
        <Search useActs={useActs} onClose={onClose} />
      </Dialog>
    );
  };

function Search({ useActs, onClose }: SearchProps) {
  const [typed, setTyped] = useState('');
  // By key: the order of the results may change between what is seen and what is pressed.
  const [picked, pick] = useState<{ readonly typed: string; readonly key: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Enter was pressed before the results arrived: it chooses the first, unless several things answer to the words.
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    const early = fieldIsThere();
    if (!early) return;
    setTyped(early.text);
    setIsEntered(early.isEntered);
  }, []);
  // What cannot be taken back and has no window of its own: it asks here.
  const [question, ask] = useState<{ readonly key: string; readonly name: string } | null>(null);
  const isDone = useRef(false);
  const found = useSearchResults(typed, useActs);
  const act = (result: Result) => {
    if (result.kind !== 'act') return go(result.to);
    if (isDone.current) return;
    isDone.current = true;
    // The panel goes first: what is done may open a window in the address.
    onClose();
    result.press();
  };
  const choose = (result: Result) => {
    if (result.kind === 'act' && result.reason !== null) return;
    if (result.kind === 'act' && result.isFinal) ask({ key: result.key, name: result.name });
    else act(result);
  };
  const latestChoose = useLatest(choose);
  const listId = useId();
  const { results } = found;
  const isAnswered = found.typed === typed;
  const [first] = results;
  if (isAnswered && first && picked?.typed !== typed) pick({ typed, key: first.key });
  // What was picked may be gone since then: nothing takes its place under the key.
  const current = picked?.typed === typed ? results.findIndex(({ key }) => key === picked.key) : 0;
  const asked = results.find(({ key }) => key === question?.key) ?? null;
  const whyNotAsked = asked === null ? actTexts.changed : asked.kind === 'act' ? asked.reason : null;
  useEffect(() => {
    if (!isEntered || !isAnswered) return;
    setIsEntered(false);
    if (results[0] && !areAlike(results.filter((result) => result.kind === 'act'))) latestChoose.current(results[0]);
  }, [isEntered, isAnswered, results, latestChoose]);
  useScanField({
    element: () => field.current,
    take: ({ name }) => {
      setTyped(name);
      return right(scanTexts.searched(name));
    },
  });
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = event.key === 'Enter' && !event.repeat ? results[current] : undefined;
    const next = step && results.at(current < 0 && step > 0 ? 0 : (Math.max(current, 0) + step) % results.length);
    if (next) pick({ typed, key: next.key });
    else if (chosen && isAnswered) choose(chosen);
    else if (event.key === 'Enter') setIsEntered(!isAnswered);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextField.Root
        ref={field}
        size="3"
        value={typed}
        placeholder={searchTexts.field}
        aria-label={searchTexts.field}
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={results[current] ? optionId(listId, current) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsEntered(false);
        }}
        onKeyDown={press}
      >
        <TextField.Slot>
          <Icon name="search" />
        </TextField.Slot>
      </TextField.Root>
      <p className={styles.said} role="status">
        {saidOf(typed, found)}
      </p>
      <Button size="1" variant="ghost" onClick={() => setQuery(openPanel('shortcuts'))}>
        {shortcutTexts.title}
      </Button>
      <Results id={listId} results={results} current={current} onChoose={choose} />
      {question ? (
        <Confirm
          title={actTexts.askTitle(question.name)}
          text={actTexts.ask}
          content={whyNotAsked === null ? null : <Notice text={whyNotAsked} />}
          onConfirm={() => asked && whyNotAsked === null && act(asked)}
          onCancel={() => ask(null)}
        />
      ) : null}
    </>
  );
}

function saidOf(typed: string, found: SearchResults): string {
  const { typed: answered, results, isFailed, isWhole, board } = found;
  if (typed.trim() === '') return searchTexts.hint;
  if (results.length > 0) return searchTexts.found(results.length);
  if (answered !== typed) return '';
  if (isFailed) return searchTexts.failed;
  return isWhole ? searchTexts.none(typed.trim()) : searchTexts.noneRead(typed.trim(), board);
}

const optionId = (listId: string, at: number) => `${listId}-${at}`;

interface ResultsProps {
  readonly id: string;
  readonly results: readonly Result[];
  readonly current: number;
  readonly onChoose: (result: Result) => void;
}

function Results({ id, results, current, onChoose }: ResultsProps) {
  return (
    // The field keeps the focus and the keys: it names the current option.
    <div id={id} role="listbox" aria-label={searchTexts.results} className={styles.results}>
      {results.map((result, at) => (
        <Option
          key={result.key}
          id={optionId(id, at)}
          result={result}
          isCurrent={at === current}
          onChoose={() => onChoose(result)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly result: Result;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Option({ id, result, isCurrent, onChoose }: OptionProps) {
  const { kind, name, about } = result;
  const reason = result.kind === 'act' ? result.reason : null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the combobox has focus and keys
    <div
      id={id}
      ref={(option) => {
        if (isCurrent) option?.scrollIntoView({ block: 'nearest' });
      }}
      role="option"
      aria-selected={isCurrent}
      aria-disabled={reason !== null}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.kind}>{searchTexts.kinds[kind]}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.about}>
        {reason === null ? joined(' · ', about) : <span className={styles.reason}>{reason}</span>}
      </span>
    </div>
  );
}
