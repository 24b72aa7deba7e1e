CREATE TABLE "client_contacts" (
	"client_id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_credits" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"done_by" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"done_by" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "sms_templates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_credits" ADD CONSTRAINT "client_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_credits_client" ON "client_credits" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "outgoing_messages_due" ON "outgoing_messages" USING btree ("due_at") WHERE state = 'waiting';