CREATE TABLE "edenred_tokens" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"claimed_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "halted_for" text;--> statement-breakpoint
ALTER TABLE "edenred_tokens" ADD CONSTRAINT "edenred_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_reference_unique" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_halted" CHECK (halted_for in ('approver', 'expired'));--> statement-breakpoint
UPDATE "order_payments" SET "reference" = 'payment-' || "id" WHERE "type" = 'edenred';
