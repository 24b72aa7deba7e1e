CREATE TABLE "money_notes" (
	"movement_id" bigint PRIMARY KEY NOT NULL,
	"notes" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_operations" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"fingerprint" text,
	"status" smallint,
	"error" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
-- The book that stays holds every credit already: it is not given up unless both say the same of everybody, to the cent.
DO $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM (
			SELECT "client_id", "order_id", "reason", sum("amount_cents") AS "cents" FROM "client_credits" GROUP BY 1, 2, 3
		) AS "old"
		FULL JOIN (
			SELECT e."credit_customer_id" AS "client_id", m."order_id", m."kind" AS "reason", sum(e."amount_cents") AS "cents"
			FROM "money_entries" e JOIN "money_movements" m ON m."id" = e."movement_id"
			WHERE e."credit_customer_id" IS NOT NULL GROUP BY 1, 2, 3
		) AS "new" ON "old"."client_id" = "new"."client_id" AND "old"."reason" = "new"."reason"
			AND coalesce("old"."order_id", 0) = coalesce("new"."order_id", 0)
		WHERE coalesce("old"."cents", 0) <> coalesce("new"."cents", 0)
	) THEN
		RAISE EXCEPTION 'the two books of credits differ';
	END IF;
END $$;--> statement-breakpoint
DROP TABLE "client_credits";--> statement-breakpoint
ALTER TABLE "money_movements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "money_movements" ADD COLUMN "line_id" bigint;--> statement-breakpoint
ALTER TABLE "money_movements" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "money_movements" ADD COLUMN "cancels_id" bigint;--> statement-breakpoint
ALTER TABLE "money_notes" ADD CONSTRAINT "money_notes_movement_id_money_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."money_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_movements" ADD CONSTRAINT "money_movements_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_movements" ADD CONSTRAINT "money_movements_cancels_id_money_movements_id_fk" FOREIGN KEY ("cancels_id") REFERENCES "public"."money_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_movements" ADD CONSTRAINT "money_movements_cancels_id_unique" UNIQUE("cancels_id");--> statement-breakpoint
CREATE TRIGGER "money_operations_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_operations"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
UPDATE "metas" SET "data" = "data" || jsonb_build_object('money_reasons', '[{"subtype": "credit_compensation", "label": "Geste commercial", "product_id_required": false}, {"subtype": "credit_late", "label": "Retard", "product_id_required": false}, {"subtype": "credit_forget", "label": "Produit oublié", "product_id_required": true}, {"subtype": "credit_damaged", "label": "Produit abîmé", "product_id_required": true}, {"subtype": "credit_expired", "label": "Produit périmé", "product_id_required": true}, {"subtype": "credit_replaced", "label": "Produit remplacé", "product_id_required": true}, {"subtype": "refund_forget", "label": "Produit oublié", "product_id_required": true}, {"subtype": "refund_damaged", "label": "Produit abîmé", "product_id_required": true}, {"subtype": "refund_expired", "label": "Produit périmé", "product_id_required": true}, {"subtype": "refund_compensation", "label": "Geste commercial", "product_id_required": false}, {"subtype": "refund_cancel", "label": "Commande annulée", "product_id_required": false}, {"subtype": "refund_other", "label": "Autre", "product_id_required": false}]'::jsonb)
WHERE NOT "data" ? 'money_reasons';
