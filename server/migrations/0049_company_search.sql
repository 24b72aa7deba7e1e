ALTER TABLE "customer_search" ADD COLUMN "companies" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Writes anew what these customers are found by, the companies their orders go to among it. Whoever changes one thing of a
-- customer waits for whoever changes another: neither would see what the other wrote.
CREATE OR REPLACE FUNCTION write_customer_search(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM customers WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO customer_search (customer_id, words, companies)
  SELECT customers.id,
    concat_ws(' ', '', folded(told), folded(regexp_replace(told, '[''’‘-]', '', 'g')), dialled(phone_number)),
    coalesce(works.companies, '{}')
  FROM customers
  LEFT JOIN LATERAL (
    SELECT string_agg(concat_ws(' ', street_number, street, postal_code, city), ' ' ORDER BY addresses.id) AS text
    FROM addresses WHERE user_id = customers.id
  ) lives ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(company ORDER BY latest DESC NULLS LAST, company) AS companies
    FROM (
      SELECT trim(orders.data->>'company') AS company, max(order_time) AS latest
      FROM order_sheets JOIN orders ON orders.id = order_sheets.order_id
      WHERE order_sheets.customer_id = customers.id AND trim(orders.data->>'company') <> ''
      GROUP BY 1
    ) named
  ) works ON true
  CROSS JOIN LATERAL (
    SELECT concat_ws(' ', first_name, last_name, email, lives.text, array_to_string(works.companies, ' ')) AS told
  ) whole
  WHERE customers.id = ANY(ids)
  ON CONFLICT (customer_id) DO UPDATE SET words = excluded.words, companies = excluded.companies
    WHERE (customer_search.words, customer_search.companies) IS DISTINCT FROM (excluded.words, excluded.companies);
END
$$;--> statement-breakpoint
-- Orders are written many times a minute: only another company writes the search text of whoever ordered.
CREATE FUNCTION company_is_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_customer_search(ARRAY(SELECT customer_id FROM order_sheets WHERE order_id = NEW.id AND customer_id IS NOT NULL));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION orders_are_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_customer_search(ids) FROM (
    SELECT array_agg(DISTINCT told.customer_id) AS ids FROM told JOIN orders ON orders.id = told.order_id
    WHERE told.customer_id IS NOT NULL AND trim(orders.data->>'company') <> ''
  ) ordered WHERE ids IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION orders_are_not_theirs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_customer_search(ids) FROM (
    SELECT array_agg(DISTINCT before.customer_id) AS ids FROM before WHERE before.customer_id IS NOT NULL
  ) ordered WHERE ids IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER companies_corrected AFTER UPDATE OF data ON orders FOR EACH ROW
  WHEN (trim(OLD.data->>'company') IS DISTINCT FROM trim(NEW.data->>'company')) EXECUTE FUNCTION company_is_told();--> statement-breakpoint
CREATE TRIGGER orders_placed AFTER INSERT ON order_sheets REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION orders_are_told();--> statement-breakpoint
CREATE TRIGGER orders_gone AFTER DELETE ON order_sheets REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION orders_are_not_theirs();--> statement-breakpoint
SELECT write_customer_search(ARRAY(SELECT id FROM customers));
