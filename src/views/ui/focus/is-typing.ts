/** A key pressed there is a letter typed: no shortcut. What is ticked takes no letters. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
