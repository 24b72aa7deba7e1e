import { sql } from 'drizzle-orm';
import type { drizzle } from 'drizzle-orm/node-postgres';
import { familyNames, givenNames } from '../../server/src/world/people/names.ts';

type Database = ReturnType<typeof drizzle>;

/** Beyond every id of a seeded world. */
export const firstCustomer = 500_000_000;
const batch = 20_000;

/** Family names are those of the world with an ending, 64 of them each: some 3,800, as a country has. */
const endings = ['', 'ard', 'eau', 'ier', 'in', 'et', 'ot', 'on', 'elle', 'aud', 'ois', 'ay', 'ez', 'oux', 'ic', 'an'];
const beginnings = ['', 'Le', 'De', 'La'];
const streets = [
  ...['Rue Marcadet', 'Rue Pajol', 'Rue de l’Épée-de-Bois', 'Boulevard Malesherbes', 'Rue Mouraud', 'Avenue de Clichy'],
  ...['Rue des Pyrénées', 'Quai de Valmy', 'Rue du Faubourg-Saint-Denis', 'Allée des Tilleuls', 'Rue Haute'],
];
/** Every other customer lives in Paris. */
const cities = [
  ...['75018 Paris', '75020 Paris', '75011 Paris', '75010 Paris', '75019 Paris', '75017 Paris'],
  ...['93100 Montreuil', '93500 Pantin', '92110 Clichy', '94200 Ivry-sur-Seine', '69003 Lyon', '59000 Lille'],
];

const list = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
/** One of a list, by a number drawn from the customer's own: the same in every run. */
const oneOf = (texts: readonly string[], salt: number) =>
  sql`(${list(texts)})[1 + abs(hashint8extended(id, ${salt})) % ${texts.length}]`;

/**
 * So many customers beside those of the world, by statements of the database alone: each has a name, an e-mail, a number, an
 * address, and two orders of other days.
 */
export async function addCustomers(db: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const some = sql`generate_series(${firstCustomer + from}::bigint, ${firstCustomer + Math.min(count, from + batch) - 1}::bigint) as id`;
    // Addresses come first: what a customer is found by is then written once, when he comes.
    await db.execute(sql`
      insert into addresses (id, user_id, street_number, street, postal_code, city, center_id)
      select id, id, (1 + abs(hashint8extended(id, 1)) % 180)::text, ${oneOf(streets, 2)},
        split_part(town, ' ', 1), split_part(town, ' ', 2), 9
      from (select id, ${oneOf(cities, 3)} as town from ${some}) living
    `);
    await db.execute(sql`
      insert into customers (id, first_name, last_name, email, phone_number, date_joined, data)
      select id, first_name, last_name, lower(first_name || '.' || last_name) || id % 1000 || '@courriel.example',
        '+33 6 ' || to_char(abs(hashint8extended(id, 7)) % 100000000, 'FM00 00 00 00'), now(), '{"usersite": [{"site": 1, "center": 9}]}'
      from (
        select id, ${oneOf(givenNames, 4)} as first_name,
          ${oneOf(beginnings, 8)} || ${oneOf(familyNames, 5)} || ${oneOf(endings, 6)} as last_name
        from ${some}
      ) named
    `);
    await db.execute(sql`
      insert into orders (id, center_id, rev, random_id, status, shipping_time, off_board, data)
      select id * 2 + nth, 9, 1, upper(substr(md5((id * 2 + nth)::text), 1, 6)), 'received',
        now() - interval '1 hour' * (abs(hashint8extended(id * 2 + nth, 9)) % 8760), true,
        jsonb_build_object('shipping_address', jsonb_build_object('street_number', street_number, 'street', street,
          'postal_code', postal_code, 'city', city))
      from (select id, street_number, street, postal_code, city from addresses where id in (select id from ${some})) lives
        cross join generate_series(0, 1) as nth
    `);
    await db.execute(sql`
      insert into order_sheets (order_id, customer_id, order_time, data)
      select id * 2 + nth, id, now() - interval '1 hour' * (abs(hashint8extended(id * 2 + nth, 9)) % 8760), '{}'
      from ${some} cross join generate_series(0, 1) as nth
    `);
  }
  await db.execute(sql`vacuum analyze`);
}
