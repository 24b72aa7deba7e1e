CREATE SEQUENCE "public"."courier_job_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "courier_jobs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"center_id" bigint NOT NULL,
	"dock_id" bigint NOT NULL,
	"ask" jsonb NOT NULL,
	"undo" jsonb NOT NULL,
	"called_at" timestamp(3) with time zone,
	"cancels" jsonb,
	"last_event" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_jobs" ADD CONSTRAINT "courier_jobs_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_jobs" ADD CONSTRAINT "courier_jobs_dock_id_docks_id_fk" FOREIGN KEY ("dock_id") REFERENCES "public"."docks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_jobs_dock" ON "courier_jobs" USING btree ("dock_id");--> statement-breakpoint
CREATE INDEX "courier_jobs_to_ask" ON "courier_jobs" USING btree ("id") WHERE called_at is null or cancels is not null;--> statement-breakpoint
-- Jobs made before this migration: their providers have been called.
INSERT INTO "courier_jobs" ("id", "provider", "center_id", "dock_id", "ask", "undo", "called_at")
SELECT j."id", d."dock_type", d."center_id", d."id", '{"vehicle":null,"center":"","stops":[]}', '{"madeFor":null,"dock":null}', now()
FROM "external_jobs" j JOIN "docks" d ON d."id" = j."dock_id"
WHERE j."id" IS NOT NULL AND d."dock_type" IN ('STUART', 'UBER_DIRECT')
ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT setval('courier_job_ids', coalesce((SELECT max("id") FROM "courier_jobs"), 1));
