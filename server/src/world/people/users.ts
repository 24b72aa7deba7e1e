export interface SeedUser {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_staff: boolean;
  readonly is_logistic: boolean;
  readonly is_without_prep_check: boolean;
  readonly groups: {
    readonly is_manager: boolean;
    readonly is_acl_manager: boolean;
    readonly is_super_admin: boolean;
    readonly is_support: boolean;
    readonly is_dockstaff: boolean;
  };
  readonly grants: readonly {
    readonly codename: string;
    readonly value: boolean;
    readonly identifier: string | null;
  }[];
}

const noGroup = {
  is_manager: false,
  is_acl_manager: false,
  is_super_admin: false,
  is_support: false,
  is_dockstaff: false,
};

function account(
  id: number,
  role: string,
  [first_name, last_name]: readonly [string, string],
  rights: Partial<Pick<SeedUser, 'is_logistic' | 'is_without_prep_check' | 'grants'>> & {
    groups?: Partial<SeedUser['groups']>;
  },
): SeedUser {
  return {
    id,
    email: `${role}@quai.example`,
    password: `${role}-demo`,
    first_name,
    last_name,
    is_staff: true,
    is_logistic: rights.is_logistic ?? false,
    is_without_prep_check: rights.is_without_prep_check ?? false,
    groups: { ...noGroup, ...rights.groups },
    grants: rights.grants ?? [],
  };
}

const flowAccess = (value: boolean) => ({ codename: 'flow_access', value, identifier: null });

/** One account for each role of section 4 of dispatch.md. Demonstration only: the passwords are public. */
export const seedUsers: readonly SeedUser[] = [
  account(1204, 'superadmin', ['Solène', 'Verdelhan'], {
    is_without_prep_check: true,
    groups: { is_super_admin: true },
  }),
  account(1209, 'manager', ['Karim', 'Montferrand'], { groups: { is_manager: true } }),
  // Also of logistics: who reopens a closed month has both rights (LOG-154).
  account(1216, 'manager-acl', ['Hélène', 'Rouvrelle'], {
    is_logistic: true,
    groups: { is_manager: true, is_acl_manager: true },
  }),
  account(1223, 'support', ['Inès', 'Galmiche'], { groups: { is_support: true } }),
  account(1231, 'dispatch', ['Théo', 'Perrigaud'], {
    grants: [flowAccess(true), { codename: 'next_planning', value: true, identifier: 'dispatch-soir' }],
  }),
  account(1238, 'logistique', ['Nadia', 'Haddouche'], { is_logistic: true, grants: [flowAccess(true)] }),
  account(1240, 'quai', ['Baptiste', 'Lanvallier'], { groups: { is_dockstaff: true }, grants: [flowAccess(true)] }),
  account(1257, 'preparation', ['Fatou', 'Coulimbay'], { grants: [flowAccess(false)] }),
];
