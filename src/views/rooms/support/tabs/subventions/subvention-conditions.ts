import type { SubventionLog } from '../../../../../domain/customer/subventions.ts';
import { euroText } from '../../../../../domain/money/money.ts';
import { customerTexts as texts } from '../../customer/text.ts';

/** The conditions of a subsidy in words (SUP-182). */
export function conditionsOf(subvention: SubventionLog['subvention']): readonly string[] {
  if (!subvention) return [];
  const { daily_usage_limit: limit, is_limited_to_restaurant_ticket_products: isLimited } = subvention;
  const { max_discount_amount: most, min_client_amount: least } = subvention;
  return [
    ...(limit == null ? [] : [texts.daily(limit === 0 ? texts.unlimited : String(limit))]),
    ...(isLimited == null ? [] : [isLimited ? texts.ticketsOnly : texts.allProducts]),
    ...(most == null ? [] : [texts.mostDiscount(euroText(most))]),
    ...(least == null ? [] : [texts.leastAmount(euroText(least))]),
  ];
}
