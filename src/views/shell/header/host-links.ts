import type { Config } from '../../kit/client/start-worker.ts';
import { headerTexts } from './text.ts';

/** A page of another application. */
export interface HostLink {
  readonly label: string;
  /** Null for a page of the admin host where none is configured. */
  readonly href: string | null;
  /** In a new tab (DSP-049). */
  readonly isOtherHost?: boolean;
}

/** Menu entries for pages of other hosts, if their addresses are configured (NAV-38, NAV-39). */
export function otherHosts({ productTableUrl, flowToolUrl }: Pick<Config, 'productTableUrl' | 'flowToolUrl'>) {
  return [
    { label: headerTexts.productTable, href: productTableUrl },
    { label: headerTexts.flowTool, href: flowToolUrl },
  ].flatMap(({ label, href }) => (href ? [{ label, href, isOtherHost: true }] : []));
}

/** Table NAV of dispatch.md: pages of the admin host, with its labels. NAV-38 and NAV-39 are configured addresses. */
export const adminPages = [
  ['/queue/history', 'Historique des files'],
  ['/ingredienttypestree/', 'Arbre des ingrédients'],
  ['/conf/postal_codes', 'Créneaux et prix de livraison'],
  ['/conf/slots', 'Créneaux'],
  ['/admin/slots/byweekdayrule/', "Horaires d'ouverture"],
  ['/admin/slots/closedday/', 'Jours de fermeture'],
  ['/dashboard/', 'Tableau de bord'],
  ['/users/', 'Utilisateurs'],
  ['/inventory/arrivals/', 'Arrivages'],
  ['/inventory/arrivals/supplier_orders', 'Commandes fournisseurs'],
  ['/subscriptions/', 'Abonnements'],
  ['/inventory/inventory/inv_select/', 'Inventaire'],
  ['/coupons/', 'Coupons'],
  ['/trs/', 'TR'],
  ['/orders_checking/', 'Vérification des commandes'],
  ['/inventory/dlc', 'DLC'],
  ['/inventory/dlc_promo', 'DLC promo'],
  ['/inventory/empty_dlc', 'DLC vides'],
  ['/suppliers/auto', 'Fournisseurs auto'],
  ['/suppliers/', 'Fournisseurs'],
  ['/marketing/', 'Marketing'],
  ['/logistics/stats/', 'Stats logistique'],
  ['/stats/performance_stockpilling', 'Performance réassort'],
  ['/inventory/logs/zone', 'Logs de zone'],
  ['/inventory/simple_task_logs', 'Logs de tâches'],
  ['/log_viewer/products_replacements', 'Remplacements produits'],
  ['/inventory/prep_zone/', 'Zones de préparation'],
  ['/stats/money_log/', "Logs d'argent"],
  ['/account/staff-listing', 'Staff'],
  ['/logistics/crates/', 'Cagettes'],
  ['/products/export', 'Export produits'],
  ['/products/export_log', 'Log export produits'],
  ['/suppliers/export', 'Export fournisseurs'],
  ['/livreurs/agencies', 'Agences de livreurs'],
  ['/livreurs/history', 'Historique livreurs'],
  ['/stats/abtests', 'AB tests'],
  ['/commandes/order_reprepared', 'Commandes repréparées'],
] as const;
