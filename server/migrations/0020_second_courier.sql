CREATE TABLE "market_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"store_id" text NOT NULL,
	"pickup_time" timestamp(3) with time zone NOT NULL,
	"customer_phone_number" text,
	"customer_pin_code" text,
	"display_id" text NOT NULL,
	"merchants_link" text,
	"courier_name" text,
	"courier_phone" text,
	"courier_pin_code" text,
	"vehicle_type" text,
	"vehicle_plate" text
);
--> statement-breakpoint
CREATE TABLE "regularizations" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"status" text NOT NULL,
	"done_by" text NOT NULL,
	"done_at" timestamp(3) with time zone NOT NULL,
	"told_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_logs" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"event" integer NOT NULL,
	"status" text NOT NULL,
	"done_by" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"store_name" text NOT NULL,
	"store_type" text NOT NULL,
	"status" text NOT NULL,
	"is_offline_until" timestamp(3) with time zone,
	"offline_reason" text,
	"offline_reason_metadata" text,
	"last_event" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market_orders" ADD CONSTRAINT "market_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_orders" ADD CONSTRAINT "market_orders_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_orders" ADD CONSTRAINT "market_orders_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regularizations" ADD CONSTRAINT "regularizations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regularizations" ADD CONSTRAINT "regularizations_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_logs" ADD CONSTRAINT "store_logs_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_orders_center" ON "market_orders" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "regularizations_center" ON "regularizations" USING btree ("center_id","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_logs_event" ON "store_logs" USING btree ("store_id","event");--> statement-breakpoint
CREATE INDEX "stores_center" ON "stores" USING btree ("center_id");