CREATE TABLE "log_reopening_notes" (
	"closing_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_reopening_notes" ADD CONSTRAINT "log_reopening_notes_closing_id_log_reopenings_closing_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."log_reopenings"("closing_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A reason is a free text, which may be cleared: it moves beside the entry, which may not be changed.
INSERT INTO "log_reopening_notes" ("closing_id", "reason") SELECT "closing_id", "reason" FROM "log_reopenings";--> statement-breakpoint
ALTER TABLE "log_reopenings" DROP COLUMN "reason";--> statement-breakpoint
-- The server refuses to close a closed month in words. This is for two that would not wait for each other.
CREATE FUNCTION "one_closing_stands"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('quai/closing of ' || NEW.driver || ' ' || NEW.month, 0));
	IF EXISTS (
		SELECT 1 FROM log_closings c LEFT JOIN log_reopenings r ON r.closing_id = c.id
		WHERE c.driver = NEW.driver AND c.month = NEW.month AND r.closing_id IS NULL
	) THEN
		RAISE EXCEPTION 'the month is closed already' USING ERRCODE = 'unique_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "log_closings_one_stands" BEFORE INSERT ON "log_closings"
FOR EACH ROW EXECUTE FUNCTION "one_closing_stands"();
