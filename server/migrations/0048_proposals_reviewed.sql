ALTER TABLE "money_proposals" DROP CONSTRAINT "money_proposals_status";--> statement-breakpoint
ALTER TABLE "money_proposals" ADD COLUMN "resumes_id" bigint;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_resumes_id_money_proposals_id_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."money_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_resumes_id_unique" UNIQUE("resumes_id");--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_status" CHECK (status in ('proposed', 'to_review', 'sent', 'refused', 'withdrawn', 'resumed'));