CREATE TABLE "deposit_products" (
	"id" bigint PRIMARY KEY NOT NULL,
	"deposit_label" text NOT NULL,
	"picture_thumbnail_url" text,
	"deposit_unit_price_cents" integer NOT NULL,
	CONSTRAINT "deposit_products_deposit_label_unique" UNIQUE("deposit_label")
);
--> statement-breakpoint
CREATE TABLE "driver_deposits" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"driver_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"movement" text NOT NULL,
	"quantity" integer NOT NULL,
	"cancels" bigint,
	"deposit_user_id" bigint,
	"done_by" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "driver_deposits_sign" CHECK (quantity <> 0 and (quantity < 0) = (cancels is not null))
);
--> statement-breakpoint
CREATE TABLE "user_deposits" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "driver_deposits" ADD CONSTRAINT "driver_deposits_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_deposits" ADD CONSTRAINT "driver_deposits_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_deposits" ADD CONSTRAINT "driver_deposits_product_id_deposit_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."deposit_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_deposits" ADD CONSTRAINT "driver_deposits_cancels_driver_deposits_id_fk" FOREIGN KEY ("cancels") REFERENCES "public"."driver_deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_deposits" ADD CONSTRAINT "driver_deposits_deposit_user_id_user_deposits_id_fk" FOREIGN KEY ("deposit_user_id") REFERENCES "public"."user_deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_deposits" ADD CONSTRAINT "user_deposits_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_deposits" ADD CONSTRAINT "user_deposits_product_id_deposit_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."deposit_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_deposits_driver" ON "driver_deposits" USING btree ("driver_id","created_at");--> statement-breakpoint
CREATE INDEX "driver_deposits_center" ON "driver_deposits" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "driver_deposits_cancels" ON "driver_deposits" USING btree ("cancels") WHERE cancels is not null;--> statement-breakpoint
CREATE INDEX "user_deposits_center" ON "user_deposits" USING btree ("center_id");