CREATE TABLE "log_closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"driver" bigint NOT NULL,
	"month" date NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"user_id" bigint NOT NULL,
	"time_total" integer NOT NULL,
	"time_waiting" integer,
	"presence_cents" integer NOT NULL,
	"extra_cost_cents" integer NOT NULL,
	"unfinished" integer NOT NULL,
	"file_name" text NOT NULL,
	"file" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_reopenings" (
	"closing_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"user_id" bigint NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_closings" ADD CONSTRAINT "log_closings_driver_drivers_id_fk" FOREIGN KEY ("driver") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_closings" ADD CONSTRAINT "log_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_reopenings" ADD CONSTRAINT "log_reopenings_closing_id_log_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."log_closings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_reopenings" ADD CONSTRAINT "log_reopenings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_closings_month" ON "log_closings" USING btree ("month","driver");--> statement-breakpoint
CREATE TRIGGER "log_closings_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_closings"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
CREATE TRIGGER "log_reopenings_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_reopenings"
FOR EACH STATEMENT EXECUTE FUNCTION "records_are_kept"();--> statement-breakpoint
-- The server refuses a writer of a closed month in words. This is for a writer that would forget to ask.
CREATE FUNCTION "closed_months_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM changed JOIN log_closings c ON c.driver = changed.driver AND c.month = date_trunc('month', changed.day)::date
		LEFT JOIN log_reopenings r ON r.closing_id = c.id WHERE r.closing_id IS NULL
	) THEN
		RAISE EXCEPTION 'a closed month refuses % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "presences_into_closed" AFTER INSERT ON "presences" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "closed_months_are_kept"();--> statement-breakpoint
CREATE TRIGGER "presences_of_closed" AFTER UPDATE ON "presences" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "closed_months_are_kept"();--> statement-breakpoint
CREATE TRIGGER "presences_moved_into_closed" AFTER UPDATE ON "presences" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "closed_months_are_kept"();--> statement-breakpoint
CREATE TRIGGER "presences_out_of_closed" AFTER DELETE ON "presences" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "closed_months_are_kept"();--> statement-breakpoint
CREATE TRIGGER "extra_costs_into_closed" AFTER INSERT ON "extra_costs" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "closed_months_are_kept"();
