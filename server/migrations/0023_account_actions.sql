ALTER TABLE "customers" ADD COLUMN "anonymised_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "edenred_disconnected_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "audit_entries_path" ON "audit_entries" USING btree ("path" text_pattern_ops);