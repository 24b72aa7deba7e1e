import { onTestFinished } from 'vitest';

/** What a browser tells before it takes its picture of the page, and, once the test is over, that it has. */
export function print(): void {
  dispatchEvent(new Event('beforeprint'));
  onTestFinished(() => void dispatchEvent(new Event('afterprint')));
}
