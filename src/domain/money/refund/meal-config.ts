import type { GeneralConfig } from '../../center/general-config.ts';

/** The general config that is false where Edenred gives back a payment whole or not at all (OUR-179). */
export const mealPartRefunds = 'meal_part_refunds';

export const isBadMealConfig = ({ name, value }: GeneralConfig): boolean =>
  name === mealPartRefunds && value !== null && typeof value !== 'boolean';
