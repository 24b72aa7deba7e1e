CREATE TABLE "driver_statements" (
	"id" serial PRIMARY KEY NOT NULL,
	"driver" bigint NOT NULL,
	"statement_type" smallint NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "driver_statements" ADD CONSTRAINT "driver_statements_driver_drivers_id_fk" FOREIGN KEY ("driver") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_statements_driver" ON "driver_statements" USING btree ("driver","id");