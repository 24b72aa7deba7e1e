import type { Center } from '../center/center.ts';
import { isPartial } from '../center/features.ts';
import { isGranted, type SessionUser } from './session.ts';

/** Rights of a user: the client shows by them, the server enforces them (section 4 of dispatch.md). */
export type Permission =
  | 'flow'
  | 'logs'
  | 'flowOrLogs'
  | 'edit'
  | 'accounts'
  | 'productStatus'
  | 'arrivals'
  | 'assign'
  | 'zones'
  | 'zoneSwitches'
  | 'optimisation'
  | 'optimise'
  | 'dockMarks'
  | 'driverMobile'
  | 'crates'
  | 'depots'
  | 'rights';

const isManager = (user: SessionUser) => user.groups?.is_manager === true;
const isSuperAdmin = (user: SessionUser) => user.groups?.is_super_admin === true;
const isSupport = (user: SessionUser) => user.groups?.is_support === true;
const isDockStaff = (user: SessionUser) => user.groups?.is_dockstaff === true;
const isLogistic = (user: SessionUser) => user.is_logistic === true;

/** DSP-111: only a grant whose value is true gives access. */
const hasGrant = (user: SessionUser, codename: string) =>
  user.grants?.some((grant) => grant.codename === codename && isGranted(grant.value)) ?? false;

const policies: Record<Permission, (user: SessionUser, center?: Center) => boolean> = {
  flow: (user) => isManager(user) || isSupport(user) || isSuperAdmin(user) || hasGrant(user, 'flow_access'), // DSP-110, DSP-111
  logs: isLogistic, // DSP-113
  flowOrLogs: (user) => policies.flow(user) || policies.logs(user), // SUP-706, DSP-222: what the boards share with the logs
  edit: (user) => isSuperAdmin(user) || isManager(user) || isSupport(user), // SUP-701: the sheet of an order, the file of a customer
  accounts: (user) => isSuperAdmin(user) || isManager(user), // SUP-190: invoices of a customer, and what becomes of his account; OUR-140: the money of a center
  productStatus: (user) => policies.edit(user) && user.is_without_prep_check === true, // SUP-530
  arrivals: (user, center) => isPartial(center) && isManager(user) && user.groups?.is_acl_manager === true, // DSP-114
  assign: isSuperAdmin, // DSP-115
  zones: (user) => isLogistic(user) || isManager(user), // DSP-116, DSP-117
  zoneSwitches: (user) => policies.zones(user) || policies.assign(user), // PRP-497: on both screens that have them
  optimisation: (user) => isManager(user) || isSuperAdmin(user), // DSP-118
  optimise: isSuperAdmin, // DSP-119
  dockMarks: (user) => isManager(user) || isSuperAdmin(user), // DSP-120
  driverMobile: (user) => isSupport(user) || isSuperAdmin(user), // DSP-121
  crates: (user) => isManager(user) || isSupport(user) || isSuperAdmin(user) || isDockStaff(user), // DSP-123, PRP-720
  depots: (user) => policies.flow(user) || isDockStaff(user), // SUP-703, PRP-721: where bags and trolleys stand, on boards and sheets
  rights: (user) => isSuperAdmin(user) || user.groups?.is_acl_manager === true, // SUP-587: what somebody may do beside packing
};

export function may(user: SessionUser | null | undefined, permission: Permission, center?: Center): boolean {
  return user ? policies[permission](user, center) : false;
}
