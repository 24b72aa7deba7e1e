CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"type" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"command_id" text,
	"user_id" bigint NOT NULL,
	"center_id" bigint,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"body" jsonb,
	"status" smallint NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "centers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"name" text,
	"dock_type" text,
	"current_status" text,
	"target_driver" bigint,
	"target_vehicle" text,
	"driver" bigint,
	"hidden" boolean DEFAULT false NOT NULL,
	"launchpad" smallint,
	"accepted_by_driver" boolean,
	"driver_answer" smallint,
	"created_at" timestamp(3) with time zone,
	"defined_at" timestamp(3) with time zone,
	"loaded_at" timestamp(3) with time zone,
	"locked_at" timestamp(3) with time zone,
	"gone_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"name" text,
	"mobile" text,
	"state" text,
	"vehicle" text,
	"launchpad" smallint,
	"queue_position" integer,
	"is_paid_by_race" boolean,
	"daily_refusals_limit_exceeded" boolean,
	"processing" boolean,
	"updating" boolean,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_jobs" (
	"row_id" serial PRIMARY KEY NOT NULL,
	"id" bigint,
	"dock_id" bigint,
	"task_id" bigint,
	"uuid" text,
	"status" text,
	"transport_type" text,
	"pickup_at" timestamp(3) with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"user_id" bigint NOT NULL,
	"codename" text NOT NULL,
	"value" boolean NOT NULL,
	"identifier" text,
	CONSTRAINT "grants_user_id_codename_pk" PRIMARY KEY("user_id","codename")
);
--> statement-breakpoint
CREATE TABLE "idempotency_outcomes" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint NOT NULL,
	"body" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_outcomes_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "late_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"credit_cents" integer,
	"recredit_shipping_fee" boolean,
	"sms_template_id" bigint,
	"needs_review" boolean,
	"reviewed_at" timestamp(3) with time zone,
	"reviewed_by" text,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "metas" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"random_id" text,
	"status" text,
	"tags" text[],
	"canceled_mode" text,
	"shipping_time" timestamp(3) with time zone,
	"max_shipping_time" timestamp(3) with time zone,
	"site_id" bigint,
	"canteen_id" bigint,
	"cross_docking" smallint,
	"number_of_bags" smallint,
	"number_of_bags_isotherm" smallint,
	"number_of_bags_dry" smallint,
	"number_of_crates" smallint,
	"transit_area" text,
	"transit_area_type" smallint,
	"transit_area_target_type" smallint,
	"is_replace_allowed" boolean,
	"option_tranquility" boolean,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"linked_order" bigint NOT NULL,
	"status" text,
	"dock" bigint,
	"dock_rank" integer,
	"dock_target" bigint,
	"dock_target_id" bigint,
	"from_dock_id" bigint,
	"ordering" integer,
	"is_moving" boolean DEFAULT false NOT NULL,
	"is_dispatch_disabled" boolean DEFAULT false NOT NULL,
	"delivery_man_id" bigint,
	"shipping_time" timestamp(3) with time zone,
	"max_shipping_time" timestamp(3) with time zone,
	"date_received" timestamp(3) with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transit_areas" (
	"id" bigint PRIMARY KEY NOT NULL,
	"center_id" bigint NOT NULL,
	"rev" bigint NOT NULL,
	"name" text,
	"type" smallint,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"is_staff" boolean NOT NULL,
	"is_logistic" boolean NOT NULL,
	"is_manager" boolean NOT NULL,
	"is_acl_manager" boolean NOT NULL,
	"is_super_admin" boolean NOT NULL,
	"is_support" boolean NOT NULL,
	"is_dockstaff" boolean NOT NULL,
	"current_center" bigint
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docks" ADD CONSTRAINT "docks_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_jobs" ADD CONSTRAINT "external_jobs_dock_id_docks_id_fk" FOREIGN KEY ("dock_id") REFERENCES "public"."docks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_jobs" ADD CONSTRAINT "external_jobs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_orders" ADD CONSTRAINT "late_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metas" ADD CONSTRAINT "metas_id_centers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metas" ADD CONSTRAINT "metas_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_linked_order_orders_id_fk" FOREIGN KEY ("linked_order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_dock_docks_id_fk" FOREIGN KEY ("dock") REFERENCES "public"."docks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transit_areas" ADD CONSTRAINT "transit_areas_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_center_rev" ON "alerts" USING btree ("center_id","rev");--> statement-breakpoint
CREATE INDEX "audit_entries_command" ON "audit_entries" USING btree ("command_id");--> statement-breakpoint
CREATE INDEX "docks_center_rev" ON "docks" USING btree ("center_id","rev");--> statement-breakpoint
CREATE INDEX "docks_target_driver" ON "docks" USING btree ("target_driver") WHERE target_driver is not null;--> statement-breakpoint
CREATE INDEX "drivers_center_rev" ON "drivers" USING btree ("center_id","rev");--> statement-breakpoint
CREATE INDEX "external_jobs_dock" ON "external_jobs" USING btree ("dock_id");--> statement-breakpoint
CREATE INDEX "external_jobs_task" ON "external_jobs" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "idempotency_outcomes_age" ON "idempotency_outcomes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_center_rev" ON "orders" USING btree ("center_id","rev");--> statement-breakpoint
CREATE INDEX "orders_center_slot_end" ON "orders" USING btree ("center_id","max_shipping_time");--> statement-breakpoint
CREATE INDEX "tasks_center_rev" ON "tasks" USING btree ("center_id","rev");--> statement-breakpoint
CREATE INDEX "tasks_dock" ON "tasks" USING btree ("dock");--> statement-breakpoint
CREATE INDEX "tasks_order" ON "tasks" USING btree ("linked_order");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "transit_areas_center_rev" ON "transit_areas" USING btree ("center_id","rev");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));