CREATE TABLE "subscriptions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_without_prep_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_size" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Subscriptions that orders are of run on; the first customer of a number has it.
INSERT INTO "subscriptions" ("id", "customer_id", "status")
SELECT DISTINCT ON (("data" ->> 'subscription_id')::bigint) ("data" ->> 'subscription_id')::bigint, "customer_id", 'active'
FROM "order_sheets"
WHERE "data" ->> 'subscription_id' IS NOT NULL AND "customer_id" IS NOT NULL
ORDER BY ("data" ->> 'subscription_id')::bigint, "order_id";--> statement-breakpoint
-- Settings that tell of statuses tell of those of products too.
UPDATE "metas" SET "data" = "data" || '{
	"order_prepare_status": ["prep", "prepared", "to-check", "waiting-products"],
	"order_product_statuses": [
		{ "code": "todo", "label": "À préparer" },
		{ "code": "doing", "label": "En cours" },
		{ "code": "done", "label": "Pris" },
		{ "code": "not_found", "label": "Non trouvé" },
		{ "code": "damaged", "label": "Abîmé" }
	]
}'::jsonb
WHERE "data" ? 'order_statuses' AND NOT "data" ? 'order_product_statuses';
