ALTER TABLE "receptions" ADD COLUMN "stood" jsonb;--> statement-breakpoint
ALTER TABLE "receptions" ADD COLUMN "ended" jsonb;--> statement-breakpoint
ALTER TABLE "receptions" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "receptions" ADD COLUMN "canceled_at" timestamp(3) with time zone;