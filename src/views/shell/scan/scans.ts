import { useEffect } from 'react';
import type { Press } from '../../../domain/scan/burst.ts';
import type { ScannedCode } from '../../../domain/scan/code.ts';
import { meantOf, readings, textOf } from '../../../domain/scan/readings.ts';
import { useClient, useOnline, useSignedIn, useTab } from '../../kit/client/context.ts';
import { searchFor } from '../../kit/keys/early-keys.ts';
import { openPanel, panelParameter } from '../../kit/router/panel-address.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { takeScans } from '../../kit/scan/bursts.ts';
import { forgetScans, noteScan, takeBack } from '../../kit/scan/last-scans.ts';
import { right, type ScanAnswer, type ScanHere, wrong } from '../../kit/scan/scan-answer.ts';
import { scanFieldsIn } from '../../kit/scan/scan-fields.ts';
import { scanTexts } from '../../kit/scan/text.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { useToasts } from '../../kit/toasts/toast-context.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { roomAt } from '../routes/rooms.ts';
import { placeOf } from '../search/places.ts';
import { isKnown } from './known-codes.ts';
import { signal } from './signal.ts';
import { type Scan, whenReady } from './when-ready.ts';

/** Passes scans, one after the other, to the open screen (OUR-022 to OUR-031). */
export function Scans(): null {
  const { worker, report } = useClient();
  const { db } = useSignedIn();
  const { center } = useTab();
  const { isOnline } = useOnline();
  const centers = useCenters()?.all ?? [];
  const find = (typed: string) => worker.find(typed);
  const here = useLatest<ScanHere>({ db, center, centers, isOnline, find, placeOf });
  const toasts = useLatest(useToasts());
  const tell = useLatest(useTell());
  useEffect(() => {
    let before: Promise<void> = Promise.resolve();
    const end = takeScans((signs) => {
      const atMs = Date.now();
      const waits = (code: ScannedCode) =>
        toasts.current.show({ text: scanTexts.waits(code.text), seconds: 5 }, { key: 'scan' });
      const scan: Scan = { atMs, path: location.pathname, here: () => here.current, waits };
      before = before.then(async () => {
        const written = textOf(signs);
        try {
          const { code, answer } = await answerTo(signs, scan);
          tell.current(code?.text ?? written, atMs, answer);
        } catch (thrown) {
          report(thrown);
          tell.current(written, atMs, wrong(scanTexts.failed(written)));
        }
      });
    });
    return () => {
      end();
      // Another page, or another user, starts from none.
      forgetScans();
    };
  }, [here, tell, toasts, report]);
  return null;
}

interface Answered {
  /** Null for no code, or several. */
  readonly code: ScannedCode | null;
  readonly answer: ScanAnswer;
}

async function answerTo(signs: readonly Press[], scan: Scan): Promise<Answered> {
  const codes = readings(signs);
  const here = scan.here();
  const known = codes.length > 1 ? await Promise.all(codes.map((code) => isKnown(code, here))) : [];
  const meant = meantOf(codes, (code) => known[codes.indexOf(code)] ?? false);
  if (meant.is === 'none') return { code: null, answer: wrong(scanTexts.unknown(textOf(signs))) };
  if (meant.is === 'several') {
    const [one, other] = meant.codes;
    return { code: null, answer: wrong(scanTexts.several(one?.text ?? '', other?.text ?? '')) };
  }
  return { code: meant.code, answer: await follow(meant.code, scan) };
}

/** The open dialog handles it, else the room, else the search. */
async function follow(code: ScannedCode, scan: Scan): Promise<ScanAnswer> {
  closeMenus();
  const dialog = openedDialog();
  if (dialog) return inDialog(dialog, code, scan.here());
  const handler = await roomAt(location.pathname)?.scan?.fetch();
  if (handler === null) return wrong(scanTexts.failed(code.text));
  const answer = handler ? await whenReady(handler, code, scan) : null;
  if (answer) return answer;
  searchFor(code.name);
  setQuery(openPanel('search'));
  return right(scanTexts.searched(code.name));
}

/** The dialog for a scan; the list of scans and the camera are none. */
const openedDialog = (): Element | null => {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const panel = new URLSearchParams(location.search).get(panelParameter);
  const isBeside = panel === 'scans' || panel === 'camera';
  return (isBeside && dialogs.length === 1 ? null : dialogs.at(-1)) ?? null;
};

function closeMenus(): void {
  const menu = document.querySelector('[role="menu"], [role="listbox"][data-state="open"]');
  menu?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

async function inDialog(dialog: Element, code: ScannedCode, here: ScanHere): Promise<ScanAnswer> {
  const fields = scanFieldsIn(dialog);
  if (fields.length === 0) return wrong(scanTexts.closeFirst(code.text));
  const [first] = fields;
  const isChosen = fields.length === 1 || first?.element() === document.activeElement;
  // An order's code shows which field is meant; a crate's is for the field with the focus.
  const asked = code.kind === 'crate' ? (isChosen ? fields.slice(0, 1) : []) : fields;
  if (asked.length === 0) return wrong(scanTexts.chooseField(code.text));
  for (const field of asked) {
    const answer = await field.take(code, here);
    if (answer) return answer;
  }
  return wrong(scanTexts.otherKind(code.text));
}

function useTell() {
  const toasts = useToasts();
  return (code: string, atMs: number, answer: ScanAnswer) => {
    const noted = noteScan({ ...answer, code, atMs });
    signal(answer.isRight);
    const undo = () => {
      const text = takeBack(noted);
      if (text !== null) toasts.show({ text, seconds: 3 }, { key: 'scan' });
    };
    toasts.show(
      { text: answer.text, seconds: answer.isRight ? 5 : 10, ...(answer.isRight ? {} : { isFailure: true }) },
      { key: 'scan', ...(noted.undo ? { action: { label: scanTexts.undo, run: undo } } : {}) },
    );
  };
}
