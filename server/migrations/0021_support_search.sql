-- Both are trusted extensions that come with PostgreSQL: whoever owns the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE TABLE "customer_search" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subvention_logs" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"canteen_id" bigint,
	"canteen_name" text,
	"organization_id" bigint NOT NULL,
	"organization_name" text NOT NULL,
	"daily_usage_limit" integer NOT NULL,
	"is_limited_to_restaurant_ticket_products" boolean NOT NULL,
	"max_discount_cents" integer,
	"min_client_cents" integer
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "canteen" jsonb;--> statement-breakpoint
ALTER TABLE "customer_search" ADD CONSTRAINT "customer_search_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subvention_logs" ADD CONSTRAINT "subvention_logs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subvention_logs" ADD CONSTRAINT "subvention_logs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_search_words" ON "customer_search" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subvention_logs_customer" ON "subvention_logs" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customers_note" ON "customers" USING btree ((("data"->'internal_note'->>'id')::bigint));--> statement-breakpoint
CREATE INDEX "orders_random_id" ON "orders" USING btree (upper(random_id));--> statement-breakpoint
CREATE INDEX "outgoing_messages_order" ON "outgoing_messages" USING btree ("order_id");--> statement-breakpoint
-- A text as it is searched: small letters without accents, ligatures taken apart, and one space for all that stands between
-- words. Letters of other alphabets stay as they are.
CREATE FUNCTION folded(told text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    lower(public.unaccent('public.unaccent', coalesce(told, ''))),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u00a0\u2018\u2019]+', ' ', 'g'))
$$;--> statement-breakpoint
-- A number as it is dialled in France, however it is written: +33 6 39.., 0033 6.., 33 (0)6.. and 06.. are one.
CREATE FUNCTION dialled(told text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN is_abroad AND digits LIKE '33%' THEN '0' || ltrim(substr(digits, 3), '0')
    WHEN NOT is_abroad AND length(digits) = 11 AND digits LIKE '33%' THEN '0' || substr(digits, 3)
    ELSE digits
  END
  FROM (
    SELECT is_abroad, CASE WHEN is_abroad THEN regexp_replace(every_digit, '^00', '') ELSE every_digit END AS digits
    FROM (
      SELECT told ~ '^[^0-9+]*([+]|00)' AS is_abroad, regexp_replace(replace(told, '(0)', ''), '[^0-9]', '', 'g') AS every_digit
    ) written
  ) read
$$;--> statement-breakpoint
-- Writes anew what these customers are found by. Whoever changes one thing of a customer waits for whoever changes another:
-- neither would see what the other wrote.
CREATE FUNCTION write_customer_search(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM customers WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO customer_search (customer_id, words)
  SELECT customers.id, concat_ws(' ', '', folded(told), folded(regexp_replace(told, '[''’‘-]', '', 'g')), dialled(phone_number))
  FROM customers
  LEFT JOIN LATERAL (
    SELECT string_agg(concat_ws(' ', street_number, street, postal_code, city), ' ' ORDER BY addresses.id) AS text
    FROM addresses WHERE user_id = customers.id
  ) lives ON true
  CROSS JOIN LATERAL (SELECT concat_ws(' ', first_name, last_name, email, lives.text) AS told) whole
  WHERE customers.id = ANY(ids)
  ON CONFLICT (customer_id) DO UPDATE SET words = excluded.words WHERE customer_search.words <> excluded.words;
END
$$;--> statement-breakpoint
CREATE FUNCTION customers_are_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_customer_search(ARRAY(SELECT id FROM told));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION addresses_are_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_customer_search(ARRAY(SELECT DISTINCT user_id FROM told));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER customers_entered AFTER INSERT ON customers REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION customers_are_told();--> statement-breakpoint
CREATE TRIGGER customers_corrected AFTER UPDATE ON customers REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION customers_are_told();--> statement-breakpoint
CREATE TRIGGER addresses_entered AFTER INSERT ON addresses REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION addresses_are_told();--> statement-breakpoint
CREATE TRIGGER addresses_corrected AFTER UPDATE ON addresses REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION addresses_are_told();--> statement-breakpoint
CREATE TRIGGER addresses_gone AFTER DELETE ON addresses REFERENCING OLD TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION addresses_are_told();--> statement-breakpoint
SELECT write_customer_search(ARRAY(SELECT id FROM customers));
