CREATE SEQUENCE "public"."crate_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
SELECT setval('crate_ids', coalesce(max((crate ->> 'id')::bigint), 1)) FROM "orders", jsonb_array_elements(CASE jsonb_typeof("data" -> 'crates') WHEN 'array' THEN "data" -> 'crates' ELSE '[]' END) AS crate;--> statement-breakpoint
CREATE TABLE "trolley_moves" (
	"id" serial PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"trolley_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"location" text NOT NULL,
	"done_by" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "center_id" bigint;--> statement-breakpoint
UPDATE "addresses" SET "center_id" = "tasks"."center_id" FROM "tasks" WHERE ("tasks"."data" -> 'address' ->> 'id')::bigint = "addresses"."id";--> statement-breakpoint
DELETE FROM "addresses" WHERE "center_id" IS NULL;--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "center_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "trolley_moves" ADD CONSTRAINT "trolley_moves_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trolley_moves_trolley" ON "trolley_moves" USING btree ("trolley_id","id");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;
