import { useState } from 'react';
import { type DepartureChoice, departureChoices } from '../../../domain/dock/departure-filter.ts';
import { tabMemory } from '../../ui/memory.ts';

const key = 'dispatch.departure';

const choiceOf = (text: string | null): DepartureChoice =>
  departureChoices.find((choice) => choice !== null && String(choice) === text) ?? null;

/** The departure filter, kept for the browser session (DSP-074). */
export function useDepartureChoice(): readonly [DepartureChoice, (choice: DepartureChoice) => void] {
  const [choice, setChoice] = useState(() => choiceOf(tabMemory.getItem(key)));
  const choose = (next: DepartureChoice) => {
    tabMemory.setItem(key, String(next));
    setChoice(next);
  };
  return [choice, choose];
}
