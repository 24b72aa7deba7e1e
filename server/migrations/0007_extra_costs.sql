CREATE TABLE "extra_costs" (
	"id" serial PRIMARY KEY NOT NULL,
	"driver" bigint NOT NULL,
	"day" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"minutes" smallint,
	"extracost_type" bigint NOT NULL,
	"comment" text,
	"order_id" bigint,
	"dock_id" bigint,
	"done_by" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "extra_costs_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
ALTER TABLE "extra_costs" ADD CONSTRAINT "extra_costs_driver_drivers_id_fk" FOREIGN KEY ("driver") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_costs" ADD CONSTRAINT "extra_costs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_costs" ADD CONSTRAINT "extra_costs_dock_id_docks_id_fk" FOREIGN KEY ("dock_id") REFERENCES "public"."docks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_costs_driver" ON "extra_costs" USING btree ("driver","day");