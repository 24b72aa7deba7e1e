CREATE TABLE "authors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text,
	CONSTRAINT "authors_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "extra_cost_notes" (
	"extra_cost_id" integer PRIMARY KEY NOT NULL,
	"comment" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_requests" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"query" text,
	"body" jsonb
);
--> statement-breakpoint
DROP VIEW "public"."driver_deposits";--> statement-breakpoint
-- What refused every change of the deposit ledger: made anew below, for all records that are only ever added.
DROP TRIGGER "deposit_movements_kept" ON "deposit_movements";--> statement-breakpoint
DROP TRIGGER "deposit_entries_kept" ON "deposit_entries";--> statement-breakpoint
DROP FUNCTION "deposit_ledger_is_kept"();--> statement-breakpoint
ALTER TABLE "deposit_movements" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "extra_costs" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "client_credits" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "trolley_moves" ADD COLUMN "author_id" bigint;--> statement-breakpoint
-- Names and notes move to where they may be cleared.
INSERT INTO "authors" ("name")
SELECT "done_by" FROM "deposit_movements" WHERE "done_by" IS NOT NULL UNION SELECT "done_by" FROM "extra_costs"
UNION SELECT "done_by" FROM "client_credits" UNION SELECT "done_by" FROM "trolley_moves";--> statement-breakpoint
UPDATE "deposit_movements" SET "author_id" = "authors"."id" FROM "authors" WHERE "authors"."name" = "deposit_movements"."done_by";--> statement-breakpoint
UPDATE "extra_costs" SET "author_id" = "authors"."id" FROM "authors" WHERE "authors"."name" = "extra_costs"."done_by";--> statement-breakpoint
UPDATE "client_credits" SET "author_id" = "authors"."id" FROM "authors" WHERE "authors"."name" = "client_credits"."done_by";--> statement-breakpoint
UPDATE "trolley_moves" SET "author_id" = "authors"."id" FROM "authors" WHERE "authors"."name" = "trolley_moves"."done_by";--> statement-breakpoint
ALTER TABLE "extra_costs" ALTER COLUMN "author_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "client_credits" ALTER COLUMN "author_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "trolley_moves" ALTER COLUMN "author_id" SET NOT NULL;--> statement-breakpoint
INSERT INTO "extra_cost_notes" ("extra_cost_id", "comment") SELECT "id", "comment" FROM "extra_costs" WHERE "comment" IS NOT NULL;--> statement-breakpoint
INSERT INTO "audit_requests" ("entry_id", "query", "body")
SELECT "id", CASE WHEN position('?' in "path") > 0 THEN substr("path", position('?' in "path") + 1) END, "body"
FROM "audit_entries" WHERE position('?' in "path") > 0 OR "body" IS NOT NULL;--> statement-breakpoint
UPDATE "audit_entries" SET "path" = split_part("path", '?', 1) WHERE position('?' in "path") > 0;--> statement-breakpoint
ALTER TABLE "extra_cost_notes" ADD CONSTRAINT "extra_cost_notes_extra_cost_id_extra_costs_id_fk" FOREIGN KEY ("extra_cost_id") REFERENCES "public"."extra_costs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_requests" ADD CONSTRAINT "audit_requests_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_movements" ADD CONSTRAINT "deposit_movements_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_costs" ADD CONSTRAINT "extra_costs_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_credits" ADD CONSTRAINT "client_credits_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trolley_moves" ADD CONSTRAINT "trolley_moves_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_movements" DROP COLUMN "done_by";--> statement-breakpoint
ALTER TABLE "extra_costs" DROP COLUMN "comment";--> statement-breakpoint
ALTER TABLE "extra_costs" DROP COLUMN "done_by";--> statement-breakpoint
ALTER TABLE "client_credits" DROP COLUMN "done_by";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "trolley_moves" DROP COLUMN "done_by";--> statement-breakpoint
CREATE VIEW "public"."driver_deposits" AS (
  select m.id, m.center_id, m.driver_id, m.product_id, m.movement,
    case m.movement when 'receipt' then his.quantity else -his.quantity end as quantity,
    m.cancels, theirs.user_deposit_id as deposit_user_id, a.name as done_by, m.created_at
  from deposit_movements m
  left join authors a on a.id = m.author_id
  join deposit_entries his on his.movement_id = m.id and his.driver_id is not null
  left join deposit_entries theirs on theirs.movement_id = m.id and theirs.user_deposit_id is not null);--> statement-breakpoint
-- Whatever is only ever added refuses every statement that would change it, take it away or empty the table.
CREATE FUNCTION "records_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'table % refuses %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "deposit_movements_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "deposit_movements"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
CREATE TRIGGER "deposit_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "deposit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
CREATE TRIGGER "client_credits_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "client_credits"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
CREATE TRIGGER "driver_statements_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "driver_statements"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
CREATE TRIGGER "trolley_moves_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "trolley_moves"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
-- Extra costs are taken away by who entered them wrongly, and never changed.
CREATE TRIGGER "extra_costs_kept" BEFORE UPDATE OR TRUNCATE ON "extra_costs"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();
