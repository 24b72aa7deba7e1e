CREATE TABLE "receptions" (
	"dock_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"center_id" bigint NOT NULL,
	"is_received" boolean NOT NULL,
	"new_area" text,
	"received_by" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "receptions_dock_id_order_id_pk" PRIMARY KEY("dock_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "receptions" ADD CONSTRAINT "receptions_dock_id_docks_id_fk" FOREIGN KEY ("dock_id") REFERENCES "public"."docks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receptions" ADD CONSTRAINT "receptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receptions" ADD CONSTRAINT "receptions_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receptions_center" ON "receptions" USING btree ("center_id","received_at");--> statement-breakpoint
CREATE INDEX "docks_bound_for" ON "docks" USING btree (((data->>'cross_docking_target_center')::bigint)) WHERE left_rev is null and data->>'cross_docking_target_center' is not null;