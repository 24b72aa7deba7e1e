import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type { Attention } from '../../../domain/colleague/attention.ts';
import { isEqual } from '../../../domain/equal.ts';
import { centerNamed, currentCenter } from '../../../domain/session/current-center.ts';
import type { Memory } from '../../ui/memory.ts';
import type { TabRecord, TabState } from './start-worker.ts';

const centerKey = 'current_center';

export interface TabPorts {
  readonly session: Memory;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly isVisible: boolean;
}

/** The tab's own state: its center, its address, whether it is visible, whether its refresh is paused. */
export class Tab {
  /** Names this page load: toasts belong to the page that issued the action. */
  readonly id = crypto.randomUUID();
  private readonly subject: BehaviorSubject<TabState>;

  constructor(private readonly ports: TabPorts) {
    this.subject = new BehaviorSubject<TabState>({
      center: currentCenter(ports.session.getItem(centerKey)),
      path: ports.location.pathname,
      sub: new URLSearchParams(ports.location.search).get('sub') ?? '',
      visible: ports.isVisible,
      // DSP-076: each page load starts on play.
      paused: false,
      shows: [],
      records: [],
      attention: [],
    });
  }

  get state(): TabState {
    return this.subject.value;
  }

  get state$() {
    return this.subject.pipe(distinctUntilChanged<TabState>(isEqual));
  }

  /** Nobody chose the center of this tab: a tab opened by its bare address (DSP-016). */
  get hasDefaultCenter(): boolean {
    return centerNamed(this.ports.session.getItem(centerKey)) === null;
  }

  /** Stored for the browser session, by tab (DSP-015). */
  switchCenter(center: number): void {
    this.ports.session.setItem(centerKey, String(center));
    this.set({ center });
  }

  togglePause(): void {
    this.set({ paused: !this.state.paused });
  }

  arrive(path: string, sub: string): void {
    this.set({ path, sub });
  }

  show(visible: boolean): void {
    this.set({ visible });
  }

  /** Something on the screen shows the rows of this endpoint until the returned function is called. */
  showRows(endpoint: string): () => void {
    this.set({ shows: [...this.state.shows, endpoint] });
    return () => {
      const { shows } = this.state;
      this.set({ shows: shows.toSpliced(shows.indexOf(endpoint), 1) });
    };
  }

  /** Something on the screen shows this record until the returned function is called. */
  showRecord(record: TabRecord): () => void {
    this.set({ records: [...this.state.records, record] });
    return () => this.set({ records: this.state.records.filter((it) => it !== record) });
  }

  /** Shows colleagues that this tab has it open, until the returned function is called. */
  attend(attention: Attention): () => void {
    this.set({ attention: [...this.state.attention, attention] });
    return () => this.set({ attention: this.state.attention.filter((it) => it !== attention) });
  }

  private set(change: Partial<TabState>): void {
    this.subject.next({ ...this.state, ...change });
  }
}
