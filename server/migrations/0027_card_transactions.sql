CREATE TABLE "card_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_id" bigint,
	"payment_intent_id" text NOT NULL,
	"charge_id" text,
	"status" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"has_3ds" boolean NOT NULL,
	"status_3ds" text,
	"message" text,
	"full_message" text,
	"risk_level" text,
	"risk_score" smallint,
	"receipt_url" text,
	CONSTRAINT "card_transactions_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "paygreen_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_order_id" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_id" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "paygreen_transactions_payment_order_id_unique" UNIQUE("payment_order_id"),
	CONSTRAINT "paygreen_transactions_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "card_transactions" ADD CONSTRAINT "card_transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_transactions" ADD CONSTRAINT "card_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paygreen_transactions" ADD CONSTRAINT "paygreen_transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paygreen_transactions" ADD CONSTRAINT "paygreen_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_transactions_customer" ON "card_transactions" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "paygreen_transactions_customer" ON "paygreen_transactions" USING btree ("customer_id","created_at");